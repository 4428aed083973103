import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSiteFacts } from '@skal/contracts/site';
import { fileIntegrity, openFrontDoor, openRegistry, openSite } from '@skal/shell/server';
import { stopOnSignal } from '@skal/shell/server/cli/shutdown.ts';
import { takePort } from '@skal/shell/server/port.ts';
import { publishChanged } from './build/releases.ts';
import { keptGallery } from './gallery/kept.ts';
import { refuseCall, siteFilesFor } from './qa/door.ts';
import { galleryBeside } from './qa/gallery.ts';
import { buildTesterPage } from './qa/page.ts';
import { remotesNamed } from './qa/remotes.ts';
import { writeStandIns } from './qa/standIns.ts';
import { ROOT } from './webpack/bundles.ts';

/**
 * Serves the production builds with mocked calls: no api, no database. Its releases are in a data folder of their own, so
 * that visitors never get them.
 * @param names the remotes; all by default
 */
export async function serveQa(names: readonly string[]): Promise<void> {
  const held = await takePort(process.env);
  const dataDir = resolve(ROOT, process.env.SKAL_DATA_DIR || '.data/qa');
  mkdirSync(dataDir, { recursive: true });
  const remotes = remotesNamed(names);
  const only = ['shell', ...remotes.map(({ name }) => name)];
  await publishChanged({ dataDir }, 'production', console.log, { keepLive: false, only });
  const page = await buildTesterPage(remotes);
  const versions = writeStandIns(openRegistry(dataDir));
  const url = `http://localhost:${held.port}`;
  const entry = `/qa/${createHash('sha256').update(page.script).digest('hex').slice(0, 10)}/main.js`;
  const log = (message: string, error?: unknown) => console.log(message, ...(error === undefined ? [] : [error]));
  const gallery = galleryBeside(keptGallery, log);
  const site = await openSite({
    dataDir,
    site: readSiteFacts(process.env, url),
    compression: 'quick',
    mocked: {
      mocks: { entry, integrity: fileIntegrity(page.script) },
      files: siteFilesFor(entry, page, versions, gallery.answer),
    },
    log,
  });
  // There is no api. A tester may open every version that is stored.
  const door = openFrontDoor(site, { secure: false, api: { handle: refuseCall, isOperator: async () => true } });
  await held.letGo();
  await door.listen(held.port, process.env.HOST);
  stopOnSignal(async () => {
    gallery.stop();
    await door.close();
    await site.close();
  });
  console.log(`\nready: ${url}\n  Every call is answered in the page. The button 'QA' says by whom, and how.`);
}
