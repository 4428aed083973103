/** Replays the steps of the Dockerfile in folders, on Linux without Docker. The machine stands in for the base image. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, linkSync, lstatSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, matchesGlob, resolve } from 'node:path';
import type { DockerStep, Stage } from '@skal/tooling/src/image/dockerfile.ts';
import { ROOT } from '@skal/tooling/src/root.ts';

/** Folders of this machine that are mounted for each step. */
const HOST_FOLDERS = ['usr', 'bin', 'sbin', 'lib', 'lib64', 'etc', 'dev', 'proc'];

/** Paths that are not part of the build context. */
const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));
const isSent = (path: string): boolean => !ignored.some((pattern) => matchesGlob(path, pattern));

function copyContext(sources: readonly string[], target: string): void {
  for (const source of sources) {
    const from = resolve(ROOT, source);
    cpSync(from, target, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => path === ROOT || isSent(path.slice(ROOT.length + 1)),
    });
  }
}

/** Links a file of this machine to another path, or copies it across file systems. */
function linkOrCopy(file: string, at: string): void {
  try {
    linkSync(file, at);
  } catch {
    cpSync(file, at);
  }
}

/** Creates a folder with the programs of the base image in /usr/local/bin: the project's Node, and the machine's npm. */
function makePrograms(scratch: string): string {
  const folder = join(scratch, 'programs');
  if (existsSync(folder)) return folder;
  mkdirSync(folder);
  linkOrCopy(process.execPath, join(folder, 'node'));
  const npm = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
  symlinkSync(realpathSync(npm), join(folder, 'npm'));
  return folder;
}

/** Quotes a word for the shell. */
const shellQuote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Returns shell lines that mount the machine's folders into a stage; the mounts are private to its process. */
function mountCommands(root: string, programs: string): string[] {
  const lines: string[] = ['set -e'];
  for (const name of HOST_FOLDERS) {
    if (!existsSync(`/${name}`)) continue;
    const at = join(root, name);
    if (lstatSync(`/${name}`).isSymbolicLink()) {
      if (!lstatSync(at, { throwIfNoEntry: false })) symlinkSync(realpathSync(`/${name}`).slice(1), at);
      continue;
    }
    mkdirSync(at, { recursive: true });
    lines.push(`mount --rbind /${name} ${shellQuote(at)}`);
  }
  lines.push(`mount --bind ${shellQuote(programs)} ${shellQuote(join(root, 'usr/local/bin'))}`);
  // Package sources and download caches are the machine's.
  mkdirSync(join(root, 'root'), { recursive: true });
  for (const name of ['.npm', '.npmrc']) {
    const hostPath = join(homedir(), name);
    if (!existsSync(hostPath)) continue;
    const at = join(root, 'root', name);
    if (lstatSync(hostPath).isDirectory()) mkdirSync(at, { recursive: true });
    else if (!existsSync(at)) cpSync(hostPath, at);
    if (lstatSync(hostPath).isDirectory()) lines.push(`mount --bind ${shellQuote(hostPath)} ${shellQuote(at)}`);
  }
  return lines;
}

function runIn(root: string, folder: string, script: string, scratch: string): void {
  mkdirSync(join(root, 'tmp'), { recursive: true });
  const command = `cd ${shellQuote(folder)} && ${script}`;
  const all = [
    ...mountCommands(root, makePrograms(scratch)),
    `exec chroot ${shellQuote(root)} /bin/sh -c ${shellQuote(command)}`,
  ];
  const npmVariables = Object.entries(process.env).filter(([name]) =>
    /^(?:npm_config_|NODE_EXTRA_|https?_proxy$)/i.test(name),
  );
  const env = {
    ...Object.fromEntries(npmVariables),
    PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
    HOME: '/root',
  };
  execFileSync('unshare', ['--mount', '--propagation', 'private', 'sh', '-c', all.join('\n')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function copyStep(step: Extract<DockerStep, { type: 'copy' }>, root: string, folder: string, scratch: string): void {
  const target = join(root, resolve(folder, step.to));
  mkdirSync(target, { recursive: true });
  if (step.from === null) copyContext(step.sources, target);
  else {
    for (const source of step.sources) {
      cpSync(join(scratch, step.from, source), target, { recursive: true, verbatimSymlinks: true });
    }
  }
  if (step.chown) execFileSync('chown', ['-R', step.chown, target]);
  if (step.chmod) execFileSync('chmod', ['-R', step.chmod, target]);
}

/** Replays one stage; the stages that it copies from exist already. */
function replayStage({ name, from, folder, steps }: Stage, scratch: string, replayed: ReadonlySet<string>): void {
  const root = join(scratch, name);
  if (replayed.has(from)) cpSync(join(scratch, from), root, { recursive: true, verbatimSymlinks: true });
  else mkdirSync(root);
  for (const step of steps) {
    if (step.type === 'workdir') mkdirSync(join(root, folder), { recursive: true });
    else if (step.type === 'copy') copyStep(step, root, folder, scratch);
    else runIn(root, folder, step.script, scratch);
  }
}

/**
 * Replays all stages into folders of their names, below an empty folder. Requires root, because each step runs in its own chroot.
 * @param log called with each stage as it starts
 * @returns the folder of the image
 */
export function replayDockerfile(stages: readonly Stage[], scratch: string, log: (line: string) => void): string {
  const replayed = new Set<string>();
  for (const stage of stages) {
    const started = performance.now();
    replayStage(stage, scratch, replayed);
    replayed.add(stage.name);
    log(`  ${stage.name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
  return join(scratch, stages.at(-1)?.name ?? dirname(scratch));
}
