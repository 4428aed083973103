/** A chroot with Debian's packages of MariaDB with Galera, HAProxy and libfaketime. */
import { createHash } from 'node:crypto';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { debianChroot } from '../debian/chroot.ts';
import { fetchPackages, unpackPackages } from '../debian/packages.ts';

const PACKAGES = ['mariadb-server', 'galera-4', 'mariadb-backup', 'socat', 'haproxy', 'iproute2', 'libfaketime'].concat(
  // The scripts of Galera's state transfer need these.
  ['bash', 'coreutils', 'dash', 'debianutils', 'diffutils', 'findutils', 'grep', 'hostname', 'lsof', 'mawk', 'procps'],
  ['sed', 'util-linux'],
);

/** Mount points while a cluster runs: those of the host, and `srv` for the folder of the run. */
export const MOUNTS = ['proc', 'dev', 'tmp', 'srv'] as const;

/** The library that shifts the clock of any process. */
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
  // The installation would create this link.
  await symlink('mawk', join(root, 'usr/bin/awk'));
};

/** Returns the chroot. The first call downloads it: some seconds, and 350 MB in the cache of node_modules. */
export const clusterChroot = async (): Promise<string> =>
  join(await debianChroot({ name: NAME, programs: 'The cluster’s programs', make }), 'root');
