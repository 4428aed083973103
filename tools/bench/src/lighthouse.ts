import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProgram, runOrExit, wholeNumber } from '@skal/shell/server/cli/runCli.ts';
import { freePort } from '@skal/shell/server/freePort.ts';
import { launchBrowser } from '@skal/tooling/src/browser.ts';
import { startProduct } from './child.ts';
import { audit } from './lighthouse/audit.ts';
import type { Audited } from './lighthouse/audited.ts';
import { pagesOf } from './lighthouse/pages.ts';
import { faultsOf, pageOf, tableOfAudits } from './lighthouse/report.ts';
import { BENCH_ENV } from './loads.ts';

const PAGE = join(import.meta.dirname, '../../../docs/performance.md');

async function run(paths: readonly string[], { runs }: { runs: number }): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'skal-lighthouse-'));
  const product = await startProduct({ ...BENCH_ENV, SKAL_DATA_DIR: dataDir });
  const port = await freePort();
  const browser = await launchBrowser({ args: [`--remote-debugging-port=${port}`] });
  try {
    const pages = (await pagesOf(product.url)).filter(({ path }) => paths.length === 0 || paths.includes(path));
    if (pages.length === 0) throw new Error(`No page has the path ${paths.join(' or ')}`);
    const audited: Audited[] = [];
    for (const page of pages) {
      console.log(`${page.name} …`);
      audited.push(await audit(product.url, page, port, runs));
    }
    console.log(`\n${tableOfAudits(audited)}`);
    if (paths.length === 0) {
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
}

// `exit` stops the server.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const program = createProgram(
  'Lighthouse on every public page and the first page of each kind of account; all of them update docs/performance.md',
)
  .name('skal lighthouse')
  .argument('[path...]', 'only the pages of these paths')
  .option('--runs <number>', 'runs per page', wholeNumber(1, 99), 5)
  .action(run);
await runOrExit(() => program.parseAsync());
