import { existsSync, utimesSync } from 'node:fs';
import { createPublishedDataDir, writeMarketingRelease } from '../testing/testWebServer.ts';
import { openPruneJob } from './pruneJob.ts';
import { openReleaseStore } from './releaseStore.ts';

it('the daily job removes unused releases only', async () => {
  const dataDir = await createPublishedDataDir();
  const store = openReleaseStore(dataDir);
  for (const version of ['0', '2']) store.importRelease(writeMarketingRelease(version, 'never live'));
  const past = new Date('2026-01-01');
  for (const version of ['0', '1']) utimesSync(store.releaseDir('mfe-marketing', version), past, past);
  const { promise, resolve: log } = Promise.withResolvers<string>();
  const pruning = openPruneJob({ config: { dataDir }, log, firstMs: 0 });
  const logged = await promise;
  await pruning.close();
  expect(logged).toBe('Unused releases were removed: mfe-marketing@0');
  expect(['0', '1', '2'].map((version) => existsSync(store.releaseDir('mfe-marketing', version)))).toEqual([
    false,
    true,
    true,
  ]);
});
