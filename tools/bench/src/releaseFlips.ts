import { openRegistry } from '@skal/shell/server';
import { openReleaseService } from '@skal/shell/server/releases/releaseService.ts';
import autocannon from 'autocannon';
import { startProduct } from './child.ts';
import { BENCH_ENV } from './loads.ts';
import { faultOf } from './measure.ts';
import { median } from './median.ts';
import { addVersions } from './releaseCopies.ts';
import { markdown } from './table.ts';

const NAME = 'mfe-marketing';
const FLIPS = 100;
/** One that is not served by then never will be: the front door has said why. */
const PATIENCE_MS = 60_000;
/** Visitors of a busy site, but none that is at its limit: how much it bears is what `npm run bench` measures. */
const LOAD = { connections: 10, overallRate: 200 };

/** Somebody who has the home page asks for it again and again, until it is another one; how long that takes, in ms. */
async function untilServed(url: string, version: string, change: () => Promise<unknown>): Promise<number> {
  const { headers } = await fetch(url);
  const known = { 'If-None-Match': headers.get('etag') ?? '' };
  const start = performance.now();
  await change();
  for (;;) {
    const answer = await fetch(url, { headers: known });
    const html = await answer.text();
    const took = performance.now() - start;
    if (took > PATIENCE_MS) throw new Error(`${version} was not served`);
    if (answer.status === 304) continue;
    if (!html.includes(`/r/${NAME}/${version}/`)) throw new Error(`A page that is not of ${version}`);
    return took;
  }
}

/** Visitors who ask for a page until they are told to stop; told so, the generator's own threads lose what they saw. */
function visit(url: string): { stop(): Promise<autocannon.Result> } {
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const load = autocannon({ url, ...LOAD, duration: 3600 }, (error, result) =>
    error ? reject(error) : resolve(result),
  );
  return {
    stop: () => {
      load.stop();
      return promise;
    },
  };
}

/**
 * From the change of the registry to the first visitor's page of it: versions that were never served, each staged before
 * as whoever publishes stages it, and the way back from each, while other visitors ask for the same page.
 */
export async function benchFlips(dataDir: string): Promise<string> {
  const product = await startProduct({ ...BENCH_ENV, SKAL_DATA_DIR: dataDir });
  try {
    const registry = openRegistry(dataDir);
    const releases = openReleaseService({ dataDir });
    const stable = registry.live(NAME) ?? '';
    const load = visit(product.url);
    const [activations, rollbacks]: [number[], number[]] = [[], []];
    for (const [index, version] of addVersions(dataDir, NAME, FLIPS).entries()) {
      if (index % 10 === 0) console.log(`Releases ${index} to ${index + 9} of ${FLIPS} …`);
      const prepared = product.says(/which is staged$/);
      await releases.stage([registry.releaseDir(NAME, version)]);
      await prepared;
      activations.push(await untilServed(product.url, version, () => releases.activate({ [NAME]: version })));
      rollbacks.push(await untilServed(product.url, stable, () => releases.rollback(NAME, null)));
    }
    const visitors = await load.stop();
    const fault = faultOf({ name: 'visitors', path: '/', status: 200 }, visitors);
    if (fault) throw new Error(fault);
    const row = (name: string, times: readonly number[]) => [
      name,
      String(times.length),
      median(times).toFixed(0),
      Math.max(...times).toFixed(0),
      visitors.requests.average.toFixed(0),
      visitors.latency.p99.toFixed(0),
    ];
    return markdown(
      ['until the first page of it', 'times', 'median ms', 'worst ms', 'visitors req/s', 'their p99 ms'],
      [row('a release', activations), row('a rollback', rollbacks)],
    );
  } finally {
    await product.stop();
  }
}
