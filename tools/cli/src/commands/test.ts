import { spawn } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readServerVersion } from '@skal/jest/servers/database/handshake.ts';
import { startDatabaseServer } from '@skal/jest/servers/database.ts';
import { summarize } from '../test/summary.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const TARGETS = ['lint', 'typecheck', 'audit', 'test', 'test-mariadb', 'e2e'];
/** Two tasks at a time, each with one worker. */
const LERNA = ['run', TARGETS.join(), '--no-sort', '--no-bail', '--concurrency', '2', '--stream'];
/** Variables with which a developer configures the product. */
const PRODUCT_VARIABLES =
  /^(PORT|HOST|DATABASE_URL|SMTP_URL|SESSION_KEYS|NODE_ENV|AUTH_ERROR_DETAIL|(SKAL|SITE|E2E)_.*)$/;

/** Reports of the tasks, which the cache restores. */
const REPORTS = '{*,packages/*,tools/*}/{test-results.json,test-mariadb-results.json,test-results/e2e.json}';

const run = (env: NodeJS.ProcessEnv, program: string, ...words: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...words], { cwd: ROOT, env, stdio: 'inherit' });
    child.once('exit', (code) => resolve(code === 0));
  });

/**
 * Lints, type-checks and tests every package; lerna runs and caches the tasks.
 * @param args further arguments of lerna: `--scope @skal/mfe-portal`, `--since main --include-dependents`
 * @param tier `full` includes the tests that are too slow for every change
 */
export async function runTests(args: readonly string[], tier: 'quick' | 'full'): Promise<void> {
  const started = Date.now();
  const server = await startDatabaseServer();
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !PRODUCT_VARIABLES.test(name))),
    // nx enables colours otherwise.
    ...(!process.stdout.isTTY && { FORCE_COLOR: '0' }),
    TEST_TIER: tier,
    TEST_DATABASE_URL: server.url,
    TEST_DATABASE_VERSION: await readServerVersion(server.url),
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
  };
  for (const file of globSync(REPORTS, { cwd: ROOT })) rmSync(join(ROOT, file));
  const passed =
    (await run(env, 'tools/cli/src/cli.ts', 'build')) &&
    (await run(env, 'tools/cli/src/cli.ts', 'build', '--development')) &&
    (await run(env, 'node_modules/lerna/dist/cli.js', ...LERNA, ...args));
  await server.stop();
  console.log(`\n${tier} tier, ${Math.round((Date.now() - started) / 1000)} s`);
  process.exitCode = summarize(globSync(join(ROOT, REPORTS)), passed) ? 0 : 1;
}
