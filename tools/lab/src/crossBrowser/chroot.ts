/**
 * Debian's Firefox and WebKit in a chroot with all their dependencies, including the C library. Nothing is installed on the machine
 * and root is not needed: apt downloads with its own lists and state, and the programs see the chroot as their root, for which both
 * engines are built. Requires Debian or a derivative, and user namespaces.
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

/** The engines, a virtual screen for WebKit, and the shell with which the screen compiles its keymap. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'dash'];

const LIBRARIES = '/usr/lib/x86_64-linux-gnu';

/** Package triggers that an installation would run. */
const TRIGGERS = [
  [`${LIBRARIES}/glib-2.0/glib-compile-schemas`, '/usr/share/glib-2.0/schemas'],
  ['/usr/bin/update-mime-database', '/usr/share/mime'],
  [`${LIBRARIES}/gdk-pixbuf-2.0/gdk-pixbuf-query-loaders`, '--update-cache'],
] as const;

/** Path of each program in the chroot. */
const PROGRAMS = {
  firefox: '/usr/lib/firefox-esr/firefox-esr',
  webkitDriver: '/usr/bin/WebKitWebDriver',
  screen: '/usr/bin/Xvfb',
} as const;

/** The browser that the driver starts, inside the chroot. */
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
 * Returns a program that runs this engine in the chroot. The first call downloads for a minute or more, and stores a gigabyte in
 * the cache folder of node_modules.
 */
export const engineBinary = async (program: EngineName): Promise<string> => {
  const folder = await debianChroot({ name: NAME, programs: 'Firefox and WebKit', make });
  return join(folder, program);
};
