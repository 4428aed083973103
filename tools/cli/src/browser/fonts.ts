/**
 * The fonts of the test browser: exactly one family, regardless of the machine. Each family represents devices that lay out text
 * with its metrics until the site's own font has loaded.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { resolveFile } from '../webpack/packages.ts';

const homeOf = (name: string): string => dirname(resolveFile(`${name}/package.json`));

/** Regular and bold. */
const FACES = ['400Regular', '700Bold'];

/** The folder of each family within its package. */
const FOLDERS = {
  // Arial's metrics, shared by Helvetica, Liberation Sans and Nimbus Sans: Windows, Apple and most of Linux. The literal path
  // bundles the package with the release check, which uses no other family.
  Arimo: { home: () => dirname(resolveFile('@expo-google-fonts/arimo/package.json')), folders: FACES },
  // Android.
  Roboto: { home: () => homeOf('@expo-google-fonts/roboto'), folders: FACES },
  // Linux.
  'Noto Sans': { home: () => homeOf('@expo-google-fonts/noto-sans'), folders: FACES },
  // Linux without a configured font.
  'DejaVu Sans': { home: () => homeOf('dejavu-fonts-ttf'), folders: ['ttf'] },
} as const;

export type FontFamily = keyof typeof FOLDERS;

/** Every family that a browser can have as its only one. */
export const FONT_FAMILIES = Object.keys(FOLDERS) as readonly FontFamily[];

const foldersOf = (family: FontFamily): string[] => {
  const { home, folders } = FOLDERS[family];
  return folders.map((folder) => join(home(), folder));
};

const createFontConfig = (folders: readonly string[], cache: string): string => `<?xml version="1.0"?>
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${cache}</cachedir>
</fontconfig>
`;

/** Writes the fontconfig file that makes this family the browser's only one. Returns its path. */
export const writeFontConfig = async (family: FontFamily, cache: string): Promise<string> => {
  const text = createFontConfig(foldersOf(family), join(cache, 'skal-fonts'));
  const file = join(cache, `skal-fonts-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.conf`);
  await mkdir(cache, { recursive: true });
  // Write atomically: another browser of this run may be reading the file.
  const partial = `${file}.${randomUUID()}`;
  await writeFile(partial, text);
  await rename(partial, file);
  return file;
};
