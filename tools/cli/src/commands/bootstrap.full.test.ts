import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

let root: string;

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const lock = (version: string): string =>
  JSON.stringify({
    packages: {
      '': { name: 'house' },
      'node_modules/koa': { version },
      'node_modules/jest': { version: '30.0.0', dev: true },
      'node_modules/node-other-cpu': { version: '24.0.0', optional: true },
    },
  });

/** Stands in for npm: records its arguments, and installs the lockfile's packages (or fails). */
const NPM = `
  import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
  appendFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n');
  if (process.env.NPM_FAILS) { console.error('npm error network'); process.exit(1); }
  console.log('a wall of npm output');
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  delete packages['node_modules/node-other-cpu'];
  if (process.argv.includes('--omit=dev')) delete packages['node_modules/jest'];
  if (process.argv[2] === 'ci') rmSync('node_modules', { recursive: true, force: true });
  mkdirSync('node_modules', { recursive: true });
  writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));`;

const environment = (extra: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_OPTIONS: '',
  npm_execpath: join(root, 'npm-cli.mjs'),
  ...extra,
});

const run = (args: readonly string[], extra: NodeJS.ProcessEnv = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/cli/bootstrap.mjs', ...args], {
    cwd: root,
    env: environment(extra),
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

/** The npm calls, with the arguments that select the package set. */
const installCalls = (): string[] =>
  (existsSync(join(root, 'npm.log')) ? readFileSync(join(root, 'npm.log'), 'utf8') : '')
    .split('\n')
    .flatMap((line) => /^.*--(?:include|omit)=dev/.exec(line) ?? []);

const [ALL, START, REST] = ['ci --include=dev', 'ci --omit=dev', 'install --no-save --include=dev'];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'skal-bootstrap-'));
  mkdirSync(join(root, 'tools/cli'), { recursive: true });
  for (const file of ['bootstrap.mjs', 'nodeRunner.mjs']) {
    cpSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), join(root, 'tools/cli', file));
  }
  write('npm-cli.mjs', NPM);
  write('package-lock.json', lock('3.3.0'));
  write(
    'tools/cli/src/cli.ts',
    `const args: string[] = process.argv.slice(2); console.log(args.join('+')); if (args[0] === 'test') process.exitCode = 7;`,
  );
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the first step of every command', () => {
  it('installs on a fresh machine, then runs the command with its arguments', () => {
    const first = run(['build', 'shell', '--watch']);
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(first.stdout).toMatch(
      /^Installing the packages …\nInstalling the packages: done after \d+ s\nbuild\+shell\+--watch\n$/,
    );
    expect(installCalls()).toEqual([START]);
  });

  it('installs the serving packages for start, and the rest when a command needs it', () => {
    run(['start']);
    expect(installCalls()).toEqual([START]);
    expect(run(['test']).stdout).toMatch(/^Updating the packages …/);
    expect(installCalls()).toEqual([START, REST]);
    run(['start']);
    run(['test']);
    expect(installCalls()).toEqual([START, REST]);
    // All packages stay installed when the lockfile changes.
    write('package-lock.json', lock('3.4.0'));
    run(['start']);
    expect(installCalls()).toEqual([START, REST, ALL]);
  });

  it('installs again only after the lockfile changed', () => {
    run(['build']);
    expect(run(['build']).stdout).toBe('build\n');
    expect(installCalls()).toEqual([START]);
    write('package-lock.json', lock('3.4.0'));
    expect(run(['build']).stdout).toMatch(/^Updating the packages …/);
    expect(installCalls()).toEqual([START, START]);
  });

  it('accepts packages that npm itself has installed', () => {
    write(
      'node_modules/.package-lock.json',
      JSON.stringify({ packages: { 'node_modules/koa': { version: '3.3.0' } } }),
    );
    expect(run(['build']).stdout).toBe('build\n');
    expect(installCalls()).toEqual([]);
  });

  it.each(['', '{"packages": {"node_modules/koa"', '{}', 'null'])(
    'installs again after an interrupted installation left a list of %j',
    (leftover) => {
      write('node_modules/.package-lock.json', leftover);
      expect(run(['build'])).toMatchObject({ status: 0, stderr: '' });
      expect(installCalls()).toEqual([START]);
    },
  );

  it('leaves the error message for an unreadable lockfile to npm', () => {
    write('package-lock.json', '<<<<<<< main');
    write('node_modules/.package-lock.json', '{"packages": {}}');
    const failed = run(['build'], { NPM_FAILS: '1' });
    expect(failed.stderr).toMatch(/npm error network\nThe packages could not be installed/);
    expect(failed.stderr).not.toMatch(/SyntaxError/);
  });

  it('fails with a message when there is no lockfile', () => {
    rmSync(join(root, 'package-lock.json'));
    expect(run(['build'])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^No package-lock.json in /),
    });
    expect(installCalls()).toEqual([]);
  });

  it("shows npm's output only on failure, with advice", () => {
    const failed = run(['build'], { NPM_FAILS: '1' });
    expect(failed.status).toBe(1);
    expect(failed.stderr).toMatch(
      /npm error network\nThe packages could not be installed [^\n]*\nThe first run needs network access/,
    );
    expect(failed.stdout).not.toMatch(/build/);
  });

  it('passes the exit code on', () => {
    expect(run(['test']).status).toBe(7);
  });

  it('publishes, then serves in a separate process', () => {
    write('tools/cli/src/cli.ts', `console.log(process.argv[3], process.execArgv.length, 'flags');`);
    write('packages/product/src/serve.ts', `console.log('served by', process.execArgv.length, 'flags');`);
    expect(run(['start']).stdout).toMatch(/publish-changed 1 flags\nserved by 2 flags\n$/);
  });

  it('serves nothing when publishing fails', () => {
    write('tools/cli/src/cli.ts', 'process.exitCode = 3;');
    write('packages/product/src/serve.ts', `console.log('served');`);
    const failed = run(['start']);
    expect(failed.status).toBe(3);
    expect(failed.stdout).not.toMatch(/served/);
  });

  it('ends a server by Ctrl-C as a success', async () => {
    write('tools/cli/src/cli.ts', '');
    write('packages/product/src/serve.ts', `console.log('ready'); setInterval(() => {}, 1000);`);
    const child = spawn(process.execPath, ['tools/cli/bootstrap.mjs', 'start'], { cwd: root, env: environment({}) });
    let output = '';
    for await (const chunk of child.stdout) {
      output += String(chunk);
      if (output.endsWith('ready\n')) break;
    }
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
