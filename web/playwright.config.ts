import { defineConfig, devices } from "@playwright/test";

// Tests of the whole: a real browser, the built client, a real server. They need
//
//   CROSSTABLE_BIN        the program (default: ../target/release/crosstable)
//   CROSSTABLE_CHROMIUM   a Chromium (default: /usr/bin/chromium)
//
// and a build of the client in dist/ (`npm run build`), unless the program carries one.
const executablePath = process.env["CROSSTABLE_CHROMIUM"] ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  // Each worker has a server of its own. One more than cores: tests also wait, for bots, networks and pictures.
  workers: 3,
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    launchOptions: { executablePath, args: ["--no-sandbox", "--disable-background-networking"] },
    // Keeping a trace of everything takes a quarter of the time; whoever looks for the cause of a failure says --trace on.
    trace: "off",
    locale: "en-GB",
    // What is not about motion does not wait for it. Tests that are say so.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    {
      name: "desktop",
      testIgnore: ["phone.spec.ts", "pictures.spec.ts"],
      use: { viewport: { width: 1280, height: 800 } },
    },
    { name: "phone", testMatch: "phone.spec.ts", use: { ...devices["Pixel 5"], viewport: { width: 390, height: 844 } } },
    // Not a test: takes the pictures for docs/pictures.
    { name: "pictures", testMatch: "pictures.spec.ts", use: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 } },
  ],
});
