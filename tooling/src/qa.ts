import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSiteFacts } from '@skal/contracts/site';
import { orSayWhy } from '@skal/product/sentence.ts';
import { fileIntegrity, openFrontDoor, openRegistry } from '@skal/shell/server';
import { takePort } from '@skal/shell/server/port.ts';
import { endIfRefused } from '@skal/shell/server/sentence.ts';
import { stopOnSignal } from '@skal/shell/server/stop.ts';
import { BuildFailure } from './build/failure.ts';
import { releaseChanges } from './build/releases.ts';
import { keptGallery } from './gallery/kept.ts';
import { QA_DOCS, qaDocs } from './qa/docs.ts';
import { refuseCall, siteFilesFor } from './qa/door.ts';
import { galleryBeside } from './qa/gallery.ts';
import { buildTesterPage } from './qa/page.ts';
import { remotesNamed } from './qa/remotes.ts';
import { writeStandIns } from './qa/standIns.ts';
import { ROOT } from './webpack/bundles.ts';

// The production builds of shell and remotes, of all or of those that are named, with every call answered by the remotes'
// mocks, in the page: no api, no database. Its releases lie in a data folder of its own, so that nothing of it is ever
// served to a visitor.
async function run(): Promise<void> {
  const held = await takePort(process.env);
  const dataDir = resolve(ROOT, process.env.SKAL_DATA_DIR || '.data/qa');
  mkdirSync(dataDir, { recursive: true });
  const remotes = remotesNamed(process.argv.slice(2));
  const only = ['shell', ...remotes.map(({ name }) => name)];
  await releaseChanges({ dataDir }, 'production', console.log, { keepLive: false, only });
  const page = await buildTesterPage(remotes);
  const versions = writeStandIns(openRegistry(dataDir));
  const url = `http://localhost:${held.port}`;
  const entry = `/qa/${createHash('sha256').update(page.script).digest('hex').slice(0, 10)}/main.js`;
  const log = (message: string, error?: unknown) => console.log(message, ...(error === undefined ? [] : [error]));
  const gallery = galleryBeside(keptGallery, log);
  const door = await openFrontDoor({
    dataDir,
    site: readSiteFacts(process.env, url),
    compression: 'quick',
    secure: false,
    // There is no api. Whoever tests may look at every version that is there.
    api: { handle: refuseCall, isOperator: async () => true },
    mocked: {
      mocks: { entry, integrity: fileIntegrity(page.script) },
      files: siteFilesFor(entry, page, versions, gallery.answer),
    },
    log,
  });
  await held.letGo();
  await door.listen(held.port, process.env.HOST);
  stopOnSignal(() => {
    gallery.stop();
    return door.close();
  });
  console.log(`\nready: ${url}\n  Every call is answered in the page. The button 'QA' says by whom, and how.`);
}

const isAboutDocs = process.argv.includes('--docs');
await orSayWhy(isAboutDocs ? async () => writeFileSync(QA_DOCS, await qaDocs()) : run, [BuildFailure]);
endIfRefused();
