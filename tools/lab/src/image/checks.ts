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
const FORBIDDEN_PATHS =
  /^\/(?:usr\/(?:local\/)?)?s?bin\/(?!(?:node|skal)$)|\/node_modules\/(?:npm|typescript|jest|[^/]*webpack[^/]*|@swc\/core|@jest\/[^/]+|playwright-core)\/|^\/srv\/skal\/(?!node_modules\/).*\.test\.tsx?$/;

export interface CheckResult {
  name: string;
  ok: boolean;
  detail: string;
}

const filesOf = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length));

/** Checks the total size of the files, and that none of them is a tool. Runs before anything is mounted into the image. */
export function checkTree(root: string): CheckResult[] {
  const files = filesOf(root);
  const megabytes = files.reduce((sum, file) => sum + lstatSync(join(root, file)).size, 0) / 1e6;
  const tools = files.filter((file) => FORBIDDEN_PATHS.test(file));
  return [
    {
      name: 'size',
      ok: megabytes < LIMITS.megabytes,
      detail: `${megabytes.toFixed(1)} MB in ${files.length} files, of ${LIMITS.megabytes} MB`,
    },
    {
      name: 'no tools',
      ok: tools.length === 0,
      detail: tools.length === 0 ? 'no shell, no compiler, no test' : tools.slice(0, 5).join(', '),
    },
  ];
}

/** Checks that the package list is CycloneDX, with installed packages and no others. */
function checkList(root: string, folder: string): CheckResult {
  const { bomFormat, components } = JSON.parse(readFileSync(join(root, folder, 'sbom.cdx.json'), 'utf8')) as {
    bomFormat: string;
    components: { name: string }[];
  };
  const names = new Set(components.map(({ name }) => name));
  const good = bomFormat === 'CycloneDX' && names.has('koa') && !names.has('webpack') && !names.has('react');
  return { name: 'list of packages', ok: good, detail: `${bomFormat}, ${names.size} packages` };
}

/** Checks that each package of the manifests can be imported: a start would not import all of them. */
async function checkPackages(root: string, folder: string, container: Container): Promise<CheckResult> {
  const lines = ['api', 'packages/contracts', 'packages/product', 'shell', 'packages/storage'].flatMap((dir) => {
    const manifest = readFileSync(join(root, folder, dir, 'package.json'), 'utf8');
    const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
    const names = Object.keys(dependencies).filter((name) => !/^@(skal|expo-)/.test(name));
    return names.map((name) => `await import(import.meta.resolve('${name}', 'file://${folder}/${dir}/package.json'));`);
  });
  const flags = ['--experimental-import-meta-resolve', '--input-type=module'];
  const { code, output } = await container.run(['node', ...flags, '-e', lines.join('')]);
  return { name: 'packages', ok: code === 0, detail: code === 0 ? `${lines.length} can be imported` : output };
}

/** Checks that the file system is read-only and the process unprivileged. */
async function checkRights(container: Container): Promise<CheckResult> {
  const program = `
    const { writeFileSync } = require('node:fs');
    const refused = ['/srv/skal/x', '/etc/x', '/x'].map((file) => { try { writeFileSync(file, ''); return 'written'; } catch ({ code }) { return code; } });
    writeFileSync('/data/x', ''); writeFileSync('/tmp/x', '');
    console.log([process.getuid(), process.getgid(), ...refused].join());`;
  const { output } = await container.run(['node', '-e', program]);
  const good = output.trim() === '65532,65532,EROFS,EROFS,EROFS';
  return { name: 'rights', ok: good, detail: good ? 'user 65532, only /data and /tmp can be written' : output };
}

/** Returns the CPU time of a process with all its threads, in milliseconds. */
function cpuTimeOf({ pid }: ChildProcess): number {
  // Fields 14 and 15, in hundredths of a second. The name before them is in brackets and may contain any character.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<boolean> {
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
async function checkService(stage: Stage, container: Container, about: string): Promise<CheckResult[]> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), HOST: '127.0.0.1', SESSION_KEYS: randomBytes(32).toString('hex') };
  const startedAt = performance.now();
  const child = container.start(stage.command, { ...env, SITE_ORIGIN: url });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += String(chunk);
    });
  const found: CheckResult[] = [];
  try {
    const ready = await waitUntilReady(url, child);
    const durationMs = (performance.now() - startedAt).toFixed(0);
    if (!ready) return [{ name: about, ok: false, detail: output }];
    const cpuMs = cpuTimeOf(child);
    found.push({
      name: about,
      ok: cpuMs < LIMITS.startMs,
      detail: `ready after ${durationMs} ms, ${cpuMs} ms of CPU time`,
    });
    const page = await fetch(url);
    const script = /\/r\/[\w./-]+\.js/.exec(await page.text())?.[0] ?? '/none';
    const statuses = [page.status, (await fetch(url + script)).status, (await fetch(`${url}/api/session`)).status];
    found.push({
      name: `${about}: answers`,
      ok: statuses.join() === '200,200,401',
      detail: `page, script, session: ${statuses.join()}`,
    });
    const health = await container.run(stage.healthcheck, env);
    found.push({
      name: `${about}: health check`,
      ok: health.code === 0,
      detail: `ends with ${health.code}${health.output}`,
    });
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
  found.push({ name: `${about}: end`, ok: child.exitCode === 0, detail: `SIGTERM ends it with ${child.exitCode}` });
  return found;
}

/** Runs all checks of a running image. */
export async function checkRunning(root: string, stage: Stage, container: Container): Promise<CheckResult[]> {
  const found = [
    checkList(root, stage.folder),
    await checkRights(container),
    await checkPackages(root, stage.folder, container),
  ];
  const { code, output } = await container.run(['skal', 'release', 'publish-image']);
  found.push({ name: 'publish', ok: code === 0, detail: output.trim().replaceAll('\n', ', ') });
  const operator = ['skal', 'operator', 'create', 'owner@example.dk', 'First Last', '--generate-password'];
  const created = await container.run(operator, { SESSION_KEYS: randomBytes(32).toString('hex') });
  found.push({
    name: 'operator',
    ok: created.code === 0,
    detail: created.code === 0 ? 'created by the command' : created.output,
  });
  found.push(...(await checkService(stage, container, 'first start')));
  found.push(...(await checkService(stage, container, 'next start')));
  return found;
}
