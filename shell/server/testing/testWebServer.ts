import { openWebServer, type WebServer, type WebServerSettings } from '../http/webServer.ts';
import { openSite, type SiteSettings } from '../openSite.ts';
import type { ReleaseRoute } from '../releases/release.ts';
import { withReleaseService } from '../releases/releaseService.ts';
import { makeRelease, makeTempDir, writeRelease } from './releases.ts';
import { testSite } from './testSite.ts';

// A shell that renders one line, to test the web server around it.
export const SHELL_CODE = `
  exports.SNAPSHOT_ID = 'snapshot';
  exports.KEEP_TAPS_SCRIPT = 'keep()';
  exports.CHECKS_AHEAD = true;
  exports.NOT_FOUND_TITLE = '404 Page Not Found';
  exports.documentTitle = (title) => title;
  exports.sharedModules = {};
  exports.renderPage = async (path, snapshot, manifests) => {
    const page = Object.values(manifests).flatMap((manifest) => manifest.routes).find((route) => route.path === path);
    if (page && page.broken) throw new Error('broken page');
    if (page && page.heldBy) {
      const { existsSync, writeFileSync } = require('node:fs');
      writeFileSync(page.heldBy + '.begun', '');
      while (!existsSync(page.heldBy));
    }
    return { html: page ? page.text : 'lost', styles: '' };
  };`;

const route: ReleaseRoute = {
  path: '/',
  page: 'P',
  title: 'Home',
  description: 'd',
  access: 'public',
  layout: 'site',
  preload: [],
};

interface PageFaults {
  /** Throws when it is rendered. */
  broken?: boolean;
  /** Blocks its thread while it is rendered, until this file exists; `<file>.begun` signals the start. */
  heldBy?: string;
}

/** Writes a release with one page, `/`, with this text. */
export function writeMarketingRelease(version: string, text: string, faults: PageFaults = {}): string {
  const served = `{ ...${JSON.stringify({ path: '/', text, ...faults })}, load: async () => ({}) }`;
  return writeRelease(
    makeRelease({ name: 'mfe-marketing', version, routes: [route] }),
    { 'remoteEntry.js': text },
    `exports.default = { name: 'mfe-marketing', routes: [${served}] };`,
  );
}

/** A data folder with a live shell and one live page with the text `first`. */
export async function createPublishedDataDir(): Promise<string> {
  const dataDir = makeTempDir();
  const shell = writeRelease(makeRelease({ name: 'shell', version: '1' }), { 'main.js': 'main' }, SHELL_CODE);
  await withReleaseService({ dataDir }, (releases) => releases.publish([shell, writeMarketingRelease('1', 'first')]));
  return dataDir;
}

/** Identifies an operator to the fake api. */
export const OPERATOR_COOKIE = 'who=operator';

export interface TestWebServer extends WebServer {
  url: string;
  dataDir: string;
  /** Log lines so far. */
  logged: string[];
}

/** Opens a web server on a free port, with a fake api that echoes its requests. */
export async function openTestWebServer(
  overrides: Partial<SiteSettings & WebServerSettings> = {},
): Promise<TestWebServer> {
  const dataDir = overrides.dataDir ?? (await createPublishedDataDir());
  const logged: string[] = [];
  const settings: SiteSettings & WebServerSettings = {
    dataDir,
    site: testSite,
    compression: 'quick',
    secure: false,
    api: {
      handle: (req, res) => void res.end(`api ${req.url}`),
      isOperator: async ({ headers }) => headers.cookie === OPERATOR_COOKIE,
    },
    log: (message) => void logged.push(message),
    ...overrides,
  };
  const opened = await openSite(settings);
  const webServer = openWebServer(opened, settings);
  const port = await webServer.listen(0, '127.0.0.1');
  const close = async () => {
    await webServer.close();
    await opened.close();
  };
  return { ...webServer, url: `http://127.0.0.1:${port}`, dataDir, logged, close };
}
