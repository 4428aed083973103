import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild, startProduct } from './child.ts';
import type { BareSample } from './front/bare.ts';
import { type Sample, startNginx } from './front/nginx.ts';
import { frontPrograms } from './front/programs.ts';
import { rateOf } from './front/wrk.ts';
import { assetOf, BENCH_ENV } from './loads.ts';
import { median } from './median.ts';
import { markdown } from './table.ts';

const ROUNDS = 5;
const SECONDS = 3;

/** What is about a connection or a moment, and what nginx says by itself. */
const OWN = new Set([
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'content-encoding',
  'etag',
  'server-timing',
]);

/** An answer as it comes over the line. */
const bytesOf = (url: string, encoding: string): Promise<{ headers: Record<string, string>; body: Buffer }> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'Accept-Encoding': encoding } }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
      if (answer.statusCode === 200) resolve({ headers: Object.fromEntries(headers), body });
      else reject(new Error(`${url}: ${answer.statusCode}`));
    });
    asked.once('error', reject).end();
  });

async function sampleOf(url: string, path: string): Promise<Sample> {
  const [plain, brotli] = [await bytesOf(url + path, 'identity'), await bytesOf(url + path, 'br')];
  const headers = Object.fromEntries(Object.entries(plain.headers).filter(([name]) => !OWN.has(name)));
  return { path, headers, plain: plain.body, brotli: brotli.body };
}

const bareSample = ({ path, headers, plain, brotli }: Sample): BareSample => ({
  ...{ path, headers },
  ...{ plain: plain.toString('base64'), brotli: brotli.toString('base64') },
});

const whole = (value: number) => Math.round(value).toLocaleString('en-GB');
const spread = (rates: readonly number[]) => `${whole(Math.min(...rates))} to ${whole(Math.max(...rates))}`;

/**
 * Measures the front door beside nginx, which serves the same bytes with the same heads out of files: the home page and a
 * script, as they are and compressed. Beside both a bare server of Node's sends the same, which is the most that one process of
 * it can do. They take turns; one process answers, and the load has a process of its own.
 */
export async function benchFront(): Promise<string> {
  const programs = await frontPrograms();
  const dir = mkdtempSync(join(tmpdir(), 'skal-bench-'));
  const product = await startProduct({ ...BENCH_ENV, SKAL_DATA_DIR: join(dir, 'data') });
  try {
    const samples = [await sampleOf(product.url, '/'), await sampleOf(product.url, await assetOf(product.url))];
    const nginx = await startNginx(join(dir, 'nginx'), programs, samples);
    const file = join(dir, 'samples.json');
    writeFileSync(file, JSON.stringify(samples.map(bareSample)));
    const bare = await startChild(join(import.meta.dirname, 'front/bare.ts'), { BARE_SAMPLES: file });
    try {
      const rows: string[][] = [];
      for (const [index, { path, plain, brotli }] of samples.entries()) {
        for (const [encoding, body] of [['identity', plain] as const, ['br', brotli] as const]) {
          const what = `${index === 0 ? '/' : 'hashed asset'}, ${encoding === 'br' ? 'brotli' : 'as it is'}`;
          console.log(`${what} …`);
          const rates = await inTurns([product.url, nginx.url, bare.url], (url) =>
            rateOf(programs, url + path, encoding, SECONDS),
          );
          const [ours = [], theirs = [], most = []] = rates;
          const ratioTo = (others: readonly number[]) => (median(ours) / median(others)).toFixed(2);
          const bytes = whole(body.length);
          const figures = rates.flatMap((of) => [whole(median(of)), spread(of)]);
          rows.push([what, bytes, ...figures, ratioTo(theirs), ratioTo(most)]);
        }
      }
      const named = ['Skal', 'nginx', 'bare Node'].flatMap((name) => [`${name} req/s`, 'lowest to highest']);
      const head = ['answer', 'bytes', ...named, 'to nginx', 'to bare Node'];
      return `${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}\n\n${markdown(head, rows)}`;
    } finally {
      await bare.stop();
      await nginx.stop();
    }
  } finally {
    await product.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Measures each in turn and back again, once before it counts: what the machine does meanwhile meets all alike. */
async function inTurns(urls: readonly string[], rate: (url: string) => Promise<number>): Promise<number[][]> {
  const rates = urls.map((): number[] => []);
  for (const url of urls) await rate(url);
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = urls.map((_, index) => index);
    for (const index of round % 2 ? order.reverse() : order) rates[index]?.push(await rate(urls[index] ?? ''));
  }
  return rates;
}
