/**
 * `npm run lighthouse`: looks at every public page and at the first page of each kind of account with Lighthouse, and
 * fails where a score is too low. `npm run lighthouse -- --runs 1 /login` looks once, at the pages of this path. What is
 * found of all pages is written to docs/performance.md.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '@skal/shell/server/freePort.ts';
import { launchBrowser } from '@skal/tooling/src/browser.ts';
import { startProduct } from './child.ts';
import { audit } from './lighthouse/audit.ts';
import type { Audited } from './lighthouse/audited.ts';
import { pagesOf } from './lighthouse/pages.ts';
import { faultsOf, pageOf, tableOfAudits } from './lighthouse/report.ts';
import { BENCH_ENV } from './loads.ts';

const PAGE = join(import.meta.dirname, '../../docs/performance.md');

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const runs = Math.max(1, Number.parseInt(values.runs, 10) || 1);

// By way of `exit`, where the server is ended.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const dataDir = mkdtempSync(join(tmpdir(), 'skal-lighthouse-'));
const product = await startProduct({ ...BENCH_ENV, SKAL_DATA_DIR: dataDir });
const port = await freePort();
const browser = await launchBrowser({ args: [`--remote-debugging-port=${port}`] });
try {
  const pages = (await pagesOf(product.url)).filter(
    ({ path }) => positionals.length === 0 || positionals.includes(path),
  );
  if (pages.length === 0) throw new Error(`No page has the path ${positionals.join(' or ')}`);
  const audited: Audited[] = [];
  for (const page of pages) {
    console.log(`${page.name} …`);
    audited.push(await audit(product.url, page, port, runs));
  }
  console.log(`\n${tableOfAudits(audited)}`);
  if (positionals.length === 0) {
    writeFileSync(PAGE, pageOf(audited, runs, browser.version(), new Date()));
    console.log(`\nwritten: ${PAGE}`);
  }
  const faults = faultsOf(audited);
  if (faults.length > 0) {
    console.error(`\n${faults.join('\n')}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
