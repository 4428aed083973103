/**
 * The fonts that a browser of the tests has: one family and nothing else, whatever the machine has. Each of them stands
 * for the devices on which text is drawn with its widths until the site's own font is there.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { resolveFile } from '../webpack/packages.ts';

const homeOf = (name: string): string => dirname(resolveFile(`${name}/package.json`));

/** Regular and bold. */
const FACES = ['400Regular', '700Bold'];

/** Where each family lies in its package. */
const FOLDERS = {
  // Arial's widths, as Helvetica, Liberation Sans and Nimbus Sans have them: Windows, Apple and most of Linux. Its package is
  // named in full: so it goes with the command that looks at a release, which asks for no other family.
  Arimo: { home: () => dirname(resolveFile('@expo-google-fonts/arimo/package.json')), folders: FACES },
  // Android.
  Roboto: { home: () => homeOf('@expo-google-fonts/roboto'), folders: FACES },
  // Linux.
  'Noto Sans': { home: () => homeOf('@expo-google-fonts/noto-sans'), folders: FACES },
  // Linux, where nobody chose a font.
  'DejaVu Sans': { home: () => homeOf('dejavu-fonts-ttf'), folders: ['ttf'] },
} as const;

export type FontFamily = keyof typeof FOLDERS;

/** Every family that a browser can be given, as its only one. */
export const FONT_FAMILIES = Object.keys(FOLDERS) as readonly FontFamily[];

const foldersOf = (family: FontFamily): string[] => {
  const { home, folders } = FOLDERS[family];
  return folders.map((folder) => join(home(), folder));
};

const config = (folders: readonly string[], cache: string): string => `<?xml version="1.0"?>
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${cache}</cachedir>
</fontconfig>
`;

/** Writes what makes this family the only one of a browser into the cache folder, and says where it lies. */
export const writeFontConfig = async (family: FontFamily, cache: string): Promise<string> => {
  const text = config(foldersOf(family), join(cache, 'skal-fonts'));
  const file = join(cache, `skal-fonts-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.conf`);
  await mkdir(cache, { recursive: true });
  // Whole at once: another browser of this run may be reading it.
  const partial = `${file}.${randomUUID()}`;
  await writeFile(partial, text);
  await rename(partial, file);
  return file;
};
