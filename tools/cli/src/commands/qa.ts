import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSiteInfo } from '@skal/contracts/site/site';
import { fileIntegrity, openRegistry, openSite, openWebServer } from '@skal/shell/server';
import { stopOnSignal } from '@skal/shell/server/cli/shutdown.ts';
import { reservePortFromEnv } from '@skal/shell/server/http/port.ts';
import { publishChanged } from '../build/buildAndPublish.ts';
import { buildQaScripts } from '../qa/qaScripts.ts';
import { qaFiles, rejectUnmockedCall } from '../qa/routes.ts';
import { selectRemotes } from '../qa/selectRemotes.ts';
import { createStorybookRoute } from '../qa/storybookRoute.ts';
import { writeStubVersions } from '../qa/stubVersions.ts';
import { cachedStorybook } from '../storybook/cachedBuild.ts';
import { ROOT } from '../webpack/bundles.ts';

/**
 * Serves the production builds with mocked calls: no api, no database. Its releases are in their own data folder, so that visitors
 * never get them.
 * @param names the remotes; all by default
 */
export async function serveQa(names: readonly string[]): Promise<void> {
  const reservedPort = await reservePortFromEnv(process.env);
  const dataDir = resolve(ROOT, process.env.SKAL_DATA_DIR || '.data/qa');
  mkdirSync(dataDir, { recursive: true });
  const remotes = selectRemotes(names);
  const only = ['shell', ...remotes.map(({ name }) => name)];
  await publishChanged({ dataDir }, 'production', console.log, { keepsLive: false, only });
  const page = await buildQaScripts(remotes);
  const versions = writeStubVersions(openRegistry(dataDir));
  const url = `http://localhost:${reservedPort.port}`;
  const entry = `/qa/${createHash('sha256').update(page.script).digest('hex').slice(0, 10)}/main.js`;
  const log = (message: string, error?: unknown) => console.log(message, ...(error === undefined ? [] : [error]));
  const storybook = createStorybookRoute(cachedStorybook, log);
  const site = await openSite({
    dataDir,
    site: readSiteInfo(process.env, url),
    compression: 'quick',
    mocked: {
      mocks: { entry, integrity: fileIntegrity(page.script) },
      files: qaFiles(entry, page, versions, storybook.answer),
    },
    log,
  });
  // There is no api. A tester may open every stored version.
  const server = openWebServer(site, {
    secure: false,
    api: { handle: rejectUnmockedCall, isOperator: async () => true },
  });
  await reservedPort.free();
  await server.listen(reservedPort.port, process.env.HOST);
  stopOnSignal(async () => {
    storybook.stop();
    await server.close();
    await site.close();
  });
  console.log(
    `\nready: ${url}\n  All API calls are mocked in the page. Open the QA panel with the 'QA' button to choose persona and scenario.`,
  );
}
