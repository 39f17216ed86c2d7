// What the first page costs on the wire: measured in the browser, and served by the program itself.

import { expect, test } from "./server";

const MOST_BYTES = 90_000;
const MOST_REQUESTS = 15;

// Browsers take brotli over https and from their own machine, gzip from others in a network without TLS.
const CASES = [
  ["en-GB", "br"],
  ["de-DE", "br"],
  ["fr-FR", "br"],
  ["it-IT", "br"],
  ["de-DE", "gzip"],
] as const;

for (const [locale, accepted] of CASES) {
  test(`the first page is small in ${locale} with ${accepted}`, async ({ browser, server }, info) => {
    const context = await browser.newContext({ locale, extraHTTPHeaders: { "accept-encoding": accepted } });
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    const urls = new Map<string, string>();
    const sizes = new Map<string, number>();
    const encodings = new Map<string, string>();
    network.on("Network.requestWillBeSent", ({ requestId, request }) => urls.set(requestId, request.url));
    // The bytes so far are the headers. If there is no body, nothing more is told.
    network.on("Network.responseReceived", ({ requestId, response }) => {
      encodings.set(requestId, response.headers["content-encoding"] ?? "");
      sizes.set(requestId, response.encodedDataLength);
    });
    network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
    await network.send("Network.enable");
    await network.send("Network.setCacheDisabled", { cacheDisabled: true });
    await page.goto(server.own);
    await expect(page.locator(".picture svg")).toHaveCount(5);
    await page.waitForLoadState("networkidle");

    const rows = [...urls].map(([id, url]) => ({ url: url.replace(server.own, ""), size: sizes.get(id) ?? NaN, encoding: encodings.get(id) ?? "" }));
    const total = rows.reduce((sum, { size }) => sum + size, 0);
    const lines = rows.map(({ url, size, encoding }) => `${String(size).padStart(7)} ${encoding.padEnd(4)} ${url}`);
    const text = `first page in ${locale} with ${accepted}: ${total} bytes in ${rows.length} requests\n${lines.join("\n")}`;
    console.log(text);
    await info.attach("wire", { body: text });
    expect(await page.locator("html").getAttribute("lang")).toBe(locale.slice(0, 2));
    // Everything has arrived, and every script and style is compressed.
    expect(rows.filter(({ size }) => !(size > 0))).toEqual([]);
    expect(rows.filter(({ url, encoding }) => /\.(js|css)$/.test(url) && encoding !== accepted)).toEqual([]);
    expect(total).toBeLessThanOrEqual(MOST_BYTES);
    expect(rows.length).toBeLessThanOrEqual(MOST_REQUESTS);
    await context.close();
  });
}
