import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_FILE, readRelease } from '@skal/shell/server';
import { openReleaseService } from '@skal/shell/server/releases/releaseService.ts';
import { formatInteger, formatTable, median } from '../harness/table.ts';
import { startLoad } from '../load.ts';
import { withSite } from '../serverProcess.ts';

const NAME = 'mfe-marketing';
const TIMEOUT_MS = 60_000;
/** Visitors of a busy site that is not at its limit. */
const LOAD = { connections: 10, overallRate: 200 };

/** Copies a release as another version. It differs in its addresses. */
export function cloneRelease(from: string, to: string, version: string): void {
  cpSync(from, to, { recursive: true });
  rmSync(join(to, RELEASE_FILE));
  writeFileSync(join(to, RELEASE_FILE), JSON.stringify({ ...readRelease(from), version }));
}

/** Makes a change. @returns the time in ms until the home page is of this version */
async function timeUntilServed(url: string, version: string, change: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await change();
  for (;;) {
    const html = await (await fetch(url)).text();
    const time = performance.now() - start;
    if (html.includes(`/r/${NAME}/${version}/`)) return time;
    if (time > TIMEOUT_MS) throw new Error(`Version ${version} was not served within ${TIMEOUT_MS / 1000} s`);
  }
}

/** Measures how soon visitors get a version that is published, rolled back or activated again, under load. */
export const benchReleases = ({ times }: { times: number }): Promise<string> =>
  withSite(async ({ url }, dataDir) => {
    const releases = openReleaseService({ dataDir });
    const stable = (await releases.status())[NAME]?.live ?? '';
    const folder = (await releases.find(NAME, stable)) ?? '';
    const measured: Record<'publish' | 'rollback' | 'activate', number[]> = { publish: [], rollback: [], activate: [] };
    const visitors = startLoad('visitors', 200, { url, ...LOAD });
    for (let index = 1; index <= times; index += 1) {
      if (index % 10 === 0) console.log(`Release ${index} of ${times} …`);
      const version = `${stable}.${index}`;
      const clone = join(dataDir, 'clone');
      cloneRelease(folder, clone, version);
      const rollback = () => timeUntilServed(url, stable, () => releases.rollback(NAME, stable));
      measured.publish.push(await timeUntilServed(url, version, () => releases.publish([clone])));
      measured.rollback.push(await rollback());
      measured.activate.push(await timeUntilServed(url, version, () => releases.activate({ [NAME]: version })));
      await rollback();
      rmSync(clone, { recursive: true });
    }
    const { requests, latency } = await visitors.stop();
    releases.close();
    const rows = Object.entries(measured).map(([verb, values]) => [
      ...[verb, String(times), formatInteger(median(values)), formatInteger(Math.max(...values))],
      ...[formatInteger(requests.average), formatInteger(latency.p99)],
    ]);
    const head = ['until the first page', 'times', 'median ms', 'worst ms', 'visitors req/s', 'visitors p99 ms'];
    return formatTable(head, rows);
  });
