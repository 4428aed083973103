/**
 * `npm test`: lint, type-check and the tests of every package, which lerna runs and caches. `npm run test:full` runs the
 * tests that are too slow for every change. Other arguments are lerna's: `npm test -- --scope @skal/mfe-portal`,
 * `npm test -- --since main --include-dependents`.
 */
import { spawn } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { greetingOf } from './database/ready.ts';
import { startDatabaseServer } from './database.ts';
import { summarize } from './test/summary.ts';

const ROOT = join(import.meta.dirname, '../..');
const TARGETS = ['lint', 'typecheck', 'audit', 'test', 'test-mariadb', 'e2e'];
/** Two tasks at a time, each with one worker. */
const LERNA = ['run', TARGETS.join(), '--no-sort', '--no-bail', '--concurrency', '2', '--stream'];
/** A developer's own settings of the product. */
const PRODUCT_VARIABLES =
  /^(PORT|HOST|DATABASE_URL|SMTP_URL|SESSION_KEYS|NODE_ENV|AUTH_ERROR_DETAIL|(SKAL|SITE|E2E)_.*)$/;

/** The reports that the tasks write, and the cache restores. */
const REPORTS = '{*,tools/*}/{test-results.json,test-mariadb-results.json,test-results/e2e.json}';

const args = process.argv.slice(2);
const tier = args.includes('--full') ? 'full' : 'quick';
const started = Date.now();
const server = await startDatabaseServer();
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !PRODUCT_VARIABLES.test(name))),
  // nx turns colours on.
  ...(!process.stdout.isTTY && { FORCE_COLOR: '0' }),
  TEST_TIER: tier,
  TEST_DATABASE_URL: server.url,
  TEST_DATABASE_VERSION: await greetingOf(server.url),
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
};

const run = (program: string, ...words: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...words], { cwd: ROOT, env, stdio: 'inherit' });
    child.once('exit', (code) => resolve(code === 0));
  });

for (const file of globSync(REPORTS, { cwd: ROOT })) rmSync(join(ROOT, file));
const passed =
  (await run('tooling/src/build.ts')) &&
  (await run('tooling/src/build.ts', '--development')) &&
  (await run('node_modules/lerna/dist/cli.js', ...LERNA, ...args.filter((word) => word !== '--full')));
await server.stop();
console.log(`\n${tier} tier, ${Math.round((Date.now() - started) / 1000)} s`);
process.exitCode = summarize(globSync(join(ROOT, REPORTS)), passed) ? 0 : 1;
