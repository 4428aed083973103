/**
 * Firefox and WebKit as Debian has them, in a folder of their own with everything under them, down to the C library.
 * Nothing is installed and nobody has to be root: apt fetches with lists and states of its own, and what runs in the
 * folder sees it as its root, which is what both engines' programs are built for. It needs Linux that lets a process
 * have namespaces of its own, and a machine of Debian's kind, from whose sources apt fetches.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { debianChroot } from '../debian/chroot.ts';
import { chrootScript, writeChrootWrapper } from '../debian/chrootWrapper.ts';
import { fetchPackages, unpackPackages } from '../debian/packages.ts';

const run = promisify(execFile);

/** The engines, a screen for the one that cannot do without, and the shell by which that screen finds its keys. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'dash'];

const LIBRARIES = '/usr/lib/x86_64-linux-gnu';

/** What installing these packages would have made of their files. */
const TRIGGERS = [
  [`${LIBRARIES}/glib-2.0/glib-compile-schemas`, '/usr/share/glib-2.0/schemas'],
  ['/usr/bin/update-mime-database', '/usr/share/mime'],
  [`${LIBRARIES}/gdk-pixbuf-2.0/gdk-pixbuf-query-loaders`, '--update-cache'],
] as const;

/** Where each program lies inside. */
const PROGRAMS = {
  firefox: '/usr/lib/firefox-esr/firefox-esr',
  webkitDriver: '/usr/bin/WebKitWebDriver',
  screen: '/usr/bin/Xvfb',
} as const;

/** What the driver starts, which lies inside as it does itself. */
export const WEBKIT_BINARY = `${LIBRARIES}/webkit2gtk-4.1/MiniBrowser`;

export type EngineName = keyof typeof PROGRAMS;

const make = async (folder: string): Promise<void> => {
  const at = (name: string) => join(folder, name);
  for (const mount of ['proc', 'dev', 'tmp']) await mkdir(at(`root/${mount}`), { recursive: true });
  await unpackPackages(await fetchPackages(at('apt'), PACKAGES), at('root'));
  await rm(at('apt'), { recursive: true });
  for (const [program, word] of TRIGGERS) {
    await writeChrootWrapper(at('trigger'), program);
    await run(at('trigger'), [word]);
  }
  for (const [name, program] of Object.entries(PROGRAMS)) await writeChrootWrapper(at(name), program);
};

const NAME = `skal-engines-${createHash('sha256')
  .update(JSON.stringify([PACKAGES, TRIGGERS, Object.values(PROGRAMS).map(chrootScript)]))
  .digest('hex')
  .slice(0, 12)}`;

/**
 * A program of the machine's that runs this one, with all that it needs fetched by now: for the first time it takes a
 * minute or more, and a gigabyte in the cache folder of node_modules.
 */
export const engineBinary = async (program: EngineName): Promise<string> => {
  const folder = await debianChroot({ name: NAME, programs: 'Firefox and WebKit', make });
  return join(folder, program);
};
