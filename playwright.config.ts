import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { hasBundledBrowser } from './tools/cli/src/browser/bundledBrowser.ts';
import type { WorkerOptions } from './tools/testing/src/fixtures.ts';

/** Unset, the tests of both tiers run. */
const { TEST_TIER } = process.env;
const FULL = '**/*.full.spec.ts';
/** In the package whose tests run. */
const results = (name: string) => join(process.cwd(), 'test-results', name);
const remote = (name: string) => ({
  name,
  testDir: `./mfe-${name}/e2e`,
  use: { bundles: ['shell', `mfe-${name}`] },
});

/** The browser tests: `npx playwright test --project=portal`. Those of the full tier are named `*.full.spec.ts`. */
export default defineConfig<object, WorkerOptions>({
  // Node itself strips the types.
  build: { external: ['**/*.ts'] },
  ...(TEST_TIER === 'full' && { testMatch: FULL }),
  ...(TEST_TIER === 'quick' && { testIgnore: FULL }),
  globalSetup: './tools/testing/src/site/globalSetup.ts',
  outputDir: results('playwright'),
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  // Only the packaged browser renders the same pixels everywhere.
  ignoreSnapshots: !hasBundledBrowser,
  updateSnapshots: 'none',
  reporter: [
    ['list'],
    ['html', { outputFolder: results('html'), open: 'never' }],
    ...(TEST_TIER ? ([['json', { outputFile: results('e2e.json') }]] as const) : []),
  ],
  // A limit for what hangs: a busy machine must not fail a test.
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      // Processors round the shade of an edge differently: five grey levels pass, and not one pixel that differs by more.
      ...{ threshold: 0.02, maxDiffPixels: 0 },
      stylePath: './tools/testing/src/screenshots/screenshot.css',
    },
  },
  forbidOnly: true,
  retries: 0,
  workers: TEST_TIER ? 1 : 2,
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Copenhagen',
    // Screenshots of a trace double the CPU time of Chromium, which renders without a GPU.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    ...['marketing', 'portal', 'admin'].map(remote),
    { name: 'pages', testDir: './e2e/pages' },
    { name: 'releases', testDir: './e2e/releases' },
    { name: 'storybook', testDir: './e2e/storybook' },
    { name: 'testing', testDir: './e2e/testing' },
    { name: 'states', testDir: './e2e/states' },
    ...(['sqlite', 'mariadb'] as const).map((database) => ({
      name: `journeys-${database}`,
      testDir: './e2e/journeys',
      use: { database },
    })),
    // Downloads Firefox and WebKit.
    ...(process.env.TEST_ENGINES ? [{ name: 'cross-browser', testDir: './tools/lab/src/crossBrowser' }] : []),
  ],
});
