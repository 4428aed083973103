/** Runs a replayed image like a container engine: unprivileged, with a read-only file system and a data folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stage } from '@skal/tooling/src/image/dockerfile.ts';

/** The devices that Node needs, of those that an engine creates in /dev. */
const DEVICES = ['null', 'urandom', 'random'];

export interface Container {
  /** Starts a program in the container. */
  start(command: readonly string[], env?: Readonly<Record<string, string>>): ChildProcess;
  /** Runs a program in the container to its end. */
  run(
    command: readonly string[],
    env?: Readonly<Record<string, string>>,
  ): Promise<{ code: number | null; output: string }>;
}

/**
 * @param root the folder of the image
 * @param data a folder of the machine that is mounted at /data; the image's user owns it
 */
export function openContainer(root: string, { env: imageEnv, user, folder }: Stage, data: string): Container {
  for (const name of ['proc', 'dev', 'etc']) mkdirSync(join(root, name), { recursive: true });
  for (const name of DEVICES) if (!existsSync(join(root, 'dev', name))) writeFileSync(join(root, 'dev', name), '');
  const script = [
    'set -e',
    'root=$1; data=$2; user=$3; group=$4; folder=$5; shift 5',
    // Programs of this machine until the last line, which uses the PATH of the image.
    'path=$PATH; PATH=/usr/sbin:/usr/bin:/sbin:/bin; unshare=$(command -v unshare)',
    'mount --bind "$root" "$root"',
    'mount -t proc proc "$root/proc"',
    ...DEVICES.map((name) => `mount --bind /dev/${name} "$root/dev/${name}"`),
    'mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"',
    'mount --bind "$data" "$root/data"',
    'mount -o remount,bind,ro "$root"',
    'PATH=$path; exec "$unshare" --setgid="$group" --setuid="$user" --root="$root" --wd="$folder" "$@"',
  ].join('\n');

  const [uid = '0', gid = uid] = (user ?? '0').split(':');
  const start: Container['start'] = (command, env = {}) =>
    spawn(
      '/usr/bin/unshare',
      ['--mount', '--propagation', 'private', '/bin/sh', '-c', script, 'sh', root, data, uid, gid, folder, ...command],
      { env: { ...imageEnv, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
    );

  return {
    start,
    async run(command, env) {
      const child = start(command, env);
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
      const [code] = (await once(child, 'close')) as [number | null];
      return { code, output };
    },
  };
}
