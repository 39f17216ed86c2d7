import { defineConfig, devices } from "@playwright/test";

// End-to-end tests: a real browser, the built client, a real server. They need
//
//   CROSSTABLE_BIN        the program (default: ../target/release/crosstable)
//   CROSSTABLE_CHROMIUM   a Chromium (default: /usr/bin/chromium)
//   CROSSTABLE_DIST       if set, dist/ is tested instead of the client that the program carries
//
// and a build of the client in dist/ (`npm run build`), unless the program carries one.
const executablePath = process.env["CROSSTABLE_CHROMIUM"] ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  // Each worker has its own server. One more than the two cores of a small machine: tests also wait.
  workers: 3,
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    launchOptions: { executablePath, args: ["--no-sandbox", "--disable-background-networking"] },
    // A trace takes a quarter of the time. Use --trace on to debug a failure.
    trace: "off",
    locale: "en-GB",
    // Tests of the stored client allow it: it would load all games in the background of every test.
    serviceWorkers: "block",
    // Tests of animations override this.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    {
      name: "desktop",
      testIgnore: ["phone.spec.ts", "pictures.spec.ts", "review-pictures.spec.ts", "links.spec.ts", "icons.spec.ts"],
      use: { viewport: { width: 1280, height: 800 } },
    },
    { name: "phone", testMatch: "phone.spec.ts", use: { ...devices["Pixel 5"], viewport: { width: 390, height: 844 } } },
    // No tests: they take the pictures for docs/pictures, and those of links for public/og.
    { name: "pictures", testMatch: ["pictures.spec.ts", "review-pictures.spec.ts", "links.spec.ts", "icons.spec.ts"], use: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 } },
  ],
});
