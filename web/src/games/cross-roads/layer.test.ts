import { expect, test } from "vitest";
import { lyingOf } from "./layer";
import { beside, writeCell } from "./cell";
import type { View } from "../../wire/views/cross-roads";

const fixtures = Object.entries(
  import.meta.glob<{ default: { table: { view: View } } }>("../../../fixtures/cross-roads-*.json", { eager: true }),
).map(([name, file]) => ({ name, table: file.default.table.view.table }));

test("every visible half is drawn once, as part of a whole card or alone", () => {
  for (const { name, table } of fixtures) {
    const drawn = lyingOf(table).flatMap((card) => [
      `${writeCell(card.at)}:${card.number}`,
      ...(card.other === null ? [] : [`${writeCell(beside(card.at, card.dir))}:${card.other}`]),
    ]);
    expect(drawn.sort(), name).toEqual(table.map((half) => `${half.cell}:${half.number}`).sort());
  }
});

test("a card whose half is covered lies below the card that covers it", () => {
  for (const { name, table } of fixtures) {
    const cards = lyingOf(table);
    cards.forEach((card, height) => {
      if (card.other !== null) return;
      const there = writeCell(beside(card.at, card.dir));
      const above = cards.findIndex(
        (one) =>
          writeCell(one.at) === there || (one.other !== null && writeCell(beside(one.at, one.dir)) === there),
      );
      expect(above, `${name} ${card.key}`).toBeGreaterThan(height);
    });
  }
});
