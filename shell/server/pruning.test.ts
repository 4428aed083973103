import { existsSync, utimesSync } from 'node:fs';
import { openPruning } from './pruning.ts';
import { openShelf } from './shelf.ts';
import { marketing, publishedFolder } from './testing/door.ts';

it('a front door removes by itself what nobody needs any more, and nothing else', async () => {
  const dataDir = publishedFolder();
  const shelf = openShelf(dataDir);
  for (const version of ['0', '2']) shelf.takeIn(marketing(version, 'never live'));
  const past = new Date('2026-01-01');
  for (const version of ['0', '1']) utimesSync(shelf.releaseDir('mfe-marketing', version), past, past);
  const { promise, resolve: log } = Promise.withResolvers<string>();
  const pruning = openPruning({ place: { dataDir }, log, firstMs: 0 });
  const said = await promise;
  await pruning.close();
  expect(said).toBe('Releases that nobody needs any more are removed: mfe-marketing@0');
  expect(['0', '1', '2'].map((version) => existsSync(shelf.releaseDir('mfe-marketing', version)))).toEqual([
    false,
    true,
    true,
  ]);
});
