/** The way into a folder with programs of Debian's: what runs in it sees it as its root. Nobody has to be root for it. */
import { chmod, writeFile } from 'node:fs/promises';

/**
 * What runs a program of a room inside of it, from the folder in which the room's `root` lies. It ends with whoever started it,
 * and whatever it starts ends with it, as the first process of its own numbers; temporary files, devices and network are the
 * machine's.
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

/** Writes a program of the machine's that runs one of a room's inside. */
export const writeChrootWrapper = async (file: string, program: string): Promise<void> => {
  await writeFile(file, chrootScript(program));
  await chmod(file, 0o755);
};
