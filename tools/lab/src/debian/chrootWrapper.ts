/** Runs programs inside a chroot without root. */
import { chmod, writeFile } from 'node:fs/promises';

/**
 * Returns a script that runs a program inside the chroot in its folder. It exits with its parent and, as PID 1 of its own
 * namespace, takes its children with it; temporary files, devices and network are the machine's.
 */
export const chrootScript = (program: string): string => `#!/bin/sh
PATH="$PATH:/usr/sbin:/sbin"
root="$(cd "$(dirname "$0")" && pwd)/root"
exec setpriv --pdeathsig KILL unshare --user --map-root-user --mount --pid --fork --kill-child /bin/sh -c '
set -e
root=$0
mount -t proc proc "$root/proc" 2>/dev/null || mount --rbind /proc "$root/proc"
mount --rbind /dev "$root/dev"
mount --rbind /tmp "$root/tmp"
if [ -n "$TMPDIR" ]; then mkdir -p "$root$TMPDIR"; mount --rbind "$TMPDIR" "$root$TMPDIR"; fi
exec chroot "$root" "$@"' "$root" ${program} "$@"
`;

/** Writes a program of the machine that runs one inside the chroot. */
export const writeChrootWrapper = async (file: string, program: string): Promise<void> => {
  await writeFile(file, chrootScript(program));
  await chmod(file, 0o755);
};
