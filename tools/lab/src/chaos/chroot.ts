/** MariaDB with Galera, HAProxy and a clock that can be set wrong, as Debian has them, in a root of their own. */
import { createHash } from 'node:crypto';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchPackages, unpackPackages } from '@skal/tooling/src/debian/packages.ts';
import { debianRoom } from '@skal/tooling/src/debian/room.ts';

const PACKAGES = ['mariadb-server', 'galera-4', 'mariadb-backup', 'socat', 'haproxy', 'iproute2', 'libfaketime'].concat(
  // What the scripts by which nodes copy each other take for granted.
  ['bash', 'coreutils', 'dash', 'debianutils', 'diffutils', 'findutils', 'grep', 'hostname', 'lsof', 'mawk', 'procps'],
  ['sed', 'util-linux'],
);

/** What is mounted there while a cluster runs: the machine's own, and in `srv` what belongs to the run. */
export const MOUNTS = ['proc', 'dev', 'tmp', 'srv'] as const;

/** Where the library lies that sets a process's clock; outside of the root, since it works in any process. */
export const CLOCK_LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

const NAME = `skal-cluster-${createHash('sha256').update(JSON.stringify(PACKAGES)).digest('hex').slice(0, 12)}`;

const make = async (folder: string): Promise<void> => {
  const root = join(folder, 'root');
  for (const mount of MOUNTS) await mkdir(join(root, mount), { recursive: true });
  await unpackPackages(await fetchPackages(join(folder, 'apt'), PACKAGES), root);
  await rm(join(folder, 'apt'), { recursive: true });
  await mkdir(join(root, 'run'), { recursive: true });
  await mkdir(join(root, 'etc'), { recursive: true });
  await writeFile(join(root, 'etc/hosts'), '');
  await writeFile(join(root, 'etc/passwd'), 'root:x:0:0:root:/:/bin/sh\n');
  await writeFile(join(root, 'etc/group'), 'root:x:0:\n');
  // A choice that installing makes.
  await symlink('mawk', join(root, 'usr/bin/awk'));
};

/** The root with all of them, fetched by now: for the first time it takes some seconds, and 350 MB of node_modules' cache. */
export const clusterChroot = async (): Promise<string> =>
  join(await debianRoom({ name: NAME, programs: 'The cluster’s programs', make }), 'root');
