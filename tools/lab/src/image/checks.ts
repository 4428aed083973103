/** Checks of an image. */
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '@skal/shell/server/http/freePort.ts';
import type { Stage } from '@skal/tooling/src/image/dockerfile.ts';
import type { Container } from './container.ts';

/** Maximum size of the image, and maximum CPU time of its start. CPU time excludes delays by other processes of the machine. */
export const LIMITS = { megabytes: 250, startMs: 2_000 } as const;

/** Paths of shells, compilers, bundlers and tests, which the image must not contain. */
const NOT_IN_IT =
  /^\/(?:usr\/(?:local\/)?)?s?bin\/(?!(?:node|skal)$)|\/node_modules\/(?:npm|typescript|jest|[^/]*webpack[^/]*|@swc\/core|@jest\/[^/]+|playwright-core)\/|^\/srv\/skal\/(?!node_modules\/).*\.test\.tsx?$/;

export interface Found {
  about: string;
  good: boolean;
  says: string;
}

const filesOf = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length));

/** Checks the total size of the files, and that none of them is a tool. Runs before anything is mounted into the image. */
export function checkTree(root: string): Found[] {
  const files = filesOf(root);
  const megabytes = files.reduce((sum, file) => sum + lstatSync(join(root, file)).size, 0) / 1e6;
  const tools = files.filter((file) => NOT_IN_IT.test(file));
  return [
    {
      about: 'size',
      good: megabytes < LIMITS.megabytes,
      says: `${megabytes.toFixed(1)} MB in ${files.length} files, of ${LIMITS.megabytes} MB`,
    },
    {
      about: 'no tools',
      good: tools.length === 0,
      says: tools.length === 0 ? 'no shell, no compiler, no test' : tools.slice(0, 5).join(', '),
    },
  ];
}

/** Checks that the package list is CycloneDX, with installed packages and no others. */
function checkList(root: string, folder: string): Found {
  const { bomFormat, components } = JSON.parse(readFileSync(join(root, folder, 'sbom.cdx.json'), 'utf8')) as {
    bomFormat: string;
    components: { name: string }[];
  };
  const names = new Set(components.map(({ name }) => name));
  const good = bomFormat === 'CycloneDX' && names.has('koa') && !names.has('webpack') && !names.has('react');
  return { about: 'list of packages', good, says: `${bomFormat}, ${names.size} packages` };
}

/** Checks that each package of the manifests can be imported: a start would not import all of them. */
async function checkPackages(root: string, folder: string, container: Container): Promise<Found> {
  const lines = ['api', 'packages/product', 'shell', 'packages/storage'].flatMap((dir) => {
    const manifest = readFileSync(join(root, folder, dir, 'package.json'), 'utf8');
    const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
    const names = Object.keys(dependencies).filter((name) => !/^@(skal|expo-)/.test(name));
    return names.map((name) => `await import(import.meta.resolve('${name}', 'file://${folder}/${dir}/package.json'));`);
  });
  const flags = ['--experimental-import-meta-resolve', '--input-type=module'];
  const { code, said } = await container.run(['node', ...flags, '-e', lines.join('')]);
  return { about: 'packages', good: code === 0, says: code === 0 ? `${lines.length} can be imported` : said };
}

/** Checks that the file system is read-only and the process unprivileged. */
async function checkRights(container: Container): Promise<Found> {
  const program = `
    const { writeFileSync } = require('node:fs');
    const refused = ['/srv/skal/x', '/etc/x', '/x'].map((file) => { try { writeFileSync(file, ''); return 'written'; } catch ({ code }) { return code; } });
    writeFileSync('/data/x', ''); writeFileSync('/tmp/x', '');
    console.log([process.getuid(), process.getgid(), ...refused].join());`;
  const { said } = await container.run(['node', '-e', program]);
  const good = said.trim() === '65532,65532,EROFS,EROFS,EROFS';
  return { about: 'rights', good, says: good ? 'user 65532, only /data and /tmp can be written' : said };
}

/** Returns the CPU time of a process with all its threads, in milliseconds. */
function workedMs({ pid }: ChildProcess): number {
  // Fields 14 and 15, in hundredths of a second. The name before them is in brackets and may contain any character.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function answered(url: string, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null) {
    const ready = await fetch(`${url}/healthz/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return true;
    await setTimeout(10);
  }
  return false;
}

/** Checks serving as in production, first with an empty render cache and then with a filled one. */
async function checkService(stage: Stage, container: Container, about: string): Promise<Found[]> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), HOST: '127.0.0.1', SESSION_KEYS: randomBytes(32).toString('hex') };
  const began = performance.now();
  const child = container.start(stage.command, { ...env, SITE_ORIGIN: url });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said += String(chunk);
    });
  const found: Found[] = [];
  try {
    const ready = await answered(url, child);
    const took = (performance.now() - began).toFixed(0);
    if (!ready) return [{ about, good: false, says: said }];
    const worked = workedMs(child);
    found.push({ about, good: worked < LIMITS.startMs, says: `ready after ${took} ms, ${worked} ms of CPU time` });
    const page = await fetch(url);
    const script = /\/r\/[\w./-]+\.js/.exec(await page.text())?.[0] ?? '/none';
    const statuses = [page.status, (await fetch(url + script)).status, (await fetch(`${url}/api/session`)).status];
    found.push({
      about: `${about}: answers`,
      good: statuses.join() === '200,200,401',
      says: `page, script, session: ${statuses.join()}`,
    });
    const health = await container.run(stage.healthcheck, env);
    found.push({
      about: `${about}: health check`,
      good: health.code === 0,
      says: `ends with ${health.code}${health.said}`,
    });
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
  found.push({ about: `${about}: end`, good: child.exitCode === 0, says: `SIGTERM ends it with ${child.exitCode}` });
  return found;
}

/** Runs all checks of a running image. */
export async function checkRunning(root: string, stage: Stage, container: Container): Promise<Found[]> {
  const found = [
    checkList(root, stage.folder),
    await checkRights(container),
    await checkPackages(root, stage.folder, container),
  ];
  const { code, said } = await container.run(['skal', 'release', 'publish-image']);
  found.push({ about: 'publish', good: code === 0, says: said.trim().replaceAll('\n', ', ') });
  const operator = ['skal', 'operator', 'create', 'owner@example.dk', 'First Last', '--generate-password'];
  const made = await container.run(operator, { SESSION_KEYS: randomBytes(32).toString('hex') });
  found.push({
    about: 'operator',
    good: made.code === 0,
    says: made.code === 0 ? 'created by the command' : made.said,
  });
  found.push(...(await checkService(stage, container, 'first start')));
  found.push(...(await checkService(stage, container, 'next start')));
  return found;
}
