// What axe finds on a page, and whether the page fits its window.

import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

const EVERYTHING: RunOptions = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
};
/** The rules about colours: only these can fail in one theme and pass in the other. */
const COLOURS: RunOptions = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } };

/** What axe finds. It runs in the page itself: there are no frames, and looking for some takes longer than the rules. */
async function violations(page: Page, within: string, options: RunOptions): Promise<string[]> {
  return page.evaluate(
    async ({ within, options }) => {
      // Finishes transitions, so that axe sees the final colours.
      const ends = (one: Animation) => one.playState !== "finished" && one.effect?.getComputedTiming().endTime !== Infinity;
      for (let moving = document.getAnimations().filter(ends); moving.length > 0; moving = document.getAnimations().filter(ends)) {
        for (const one of moving) one.finish();
        await new Promise(requestAnimationFrame);
      }
      const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
      const { violations, passes } = await axe.run(within, { ...options, resultTypes: ["violations"] });
      if (violations.length + passes.length === 0) return ["nothing was looked at"];
      return violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(" ")}: ${node.failureSummary ?? ""}`));
    },
    { within, options },
  );
}

/** Runs axe in both themes, beginning with the current one, because each change repaints the page. */
export async function isFine(page: Page, within = "html"): Promise<void> {
  await page.evaluate(axe.source);
  expect(await violations(page, within, EVERYTHING), page.url()).toEqual([]);
  const dark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  await page.emulateMedia({ colorScheme: dark ? "light" : "dark" });
  expect(await violations(page, within, COLOURS), `${page.url()} in the ${dark ? "light" : "dark"}`).toEqual([]);
}

/** Nothing goes beyond the edge of a phone, a tablet, a laptop, a wall. */
export async function fits(page: Page): Promise<void> {
  for (const width of [320, 768, 3840, 1280]) {
    await page.setViewportSize({ width, height: width > 2000 ? 2160 : 800 });
    // A board that measures its place follows the window a frame later.
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(beyond, `${page.url()} at ${width}`).toBeLessThanOrEqual(0);
  }
}
