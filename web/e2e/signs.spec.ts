// Signs that do not need colours, and keys that do one thing at a time.

import { isTurn, sitDown } from "./play";
import { expect, GAMES, test } from "./server";

test("Escape closes the open dialog before it touches the board", async ({ page }) => {
  await sitDown(page, "crosswise");
  const held = page.locator("[data-part=hand] [aria-pressed=true]");
  await page.locator("[data-part=hand] [data-choice]").first().click();
  await expect(held).toHaveCount(1);
  await page.locator("[data-more]").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(held).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(held).toHaveCount(0);
});

for (const game of GAMES) {
  test(`${game}: the system's own colours leave the active seat to be seen`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await sitDown(page, game);
    await isTurn(page);
    // The board comes after the line that says whose turn it is.
    await expect(page.locator("[data-part=seats] [data-seat][aria-current=true]")).toHaveCount(1);
    const signs = await page.evaluate(() => {
      const sign = (seat: Element) => {
        const style = getComputedStyle(seat);
        return [style.outlineStyle, style.outlineColor, style.borderTopColor, style.borderTopWidth].join(" ");
      };
      const seats = [...document.querySelectorAll("[data-part=seats] [data-seat]")];
      const isActive = (seat: Element) => seat.getAttribute("aria-current") === "true";
      return { active: seats.filter(isActive).map(sign), others: seats.filter((seat) => !isActive(seat)).map(sign) };
    });
    expect(signs.active).toHaveLength(1);
    expect(signs.others.length).toBeGreaterThan(0);
    expect(signs.others).not.toContain(signs.active[0]);
  });
}
