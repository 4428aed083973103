/** Approved licences of packages. A licence that is not listed fails a test until a person has read it. */

/** Obligations of a licence beyond passing on its text. */
type Obligation = string | null;

/** SPDX expressions that any package may have. */
export const ALLOWED_LICENCES: Readonly<Record<string, Obligation>> = {
  MIT: null,
  'MIT-0': null,
  ISC: null,
  '0BSD': null,
  'BSD-2-Clause': null,
  'BSD-3-Clause': null,
  'Apache-2.0': 'notices of a package are passed on',
  'BlueOak-1.0.0': null,
  Unlicense: null,
  'CC0-1.0': null,
  'Python-2.0': null,
  'Apache-2.0 AND MIT': null,
  'MIT OR Apache-2.0': null,
  '(MIT OR Apache-2.0)': null,
  '(MIT OR CC0-1.0)': null,
  '(MIT AND Zlib)': null,
  '(AFL-2.1 OR BSD-3-Clause)': null,
  '(WTFPL OR MIT)': null,
  WTFPL: null,
  'WTFPL OR ISC': null,
  'MIT and ISC': null,
};

/** The platforms of libvips; for those where sharp and libvips are one file, the package of both. */
const LIBVIPS = [
  ...['darwin-arm64', 'darwin-x64', 'linux-arm', 'linux-arm64', 'linux-ppc64', 'linux-riscv64', 'linux-s390x'],
  ...['linux-x64', 'linuxmusl-arm64', 'linuxmusl-x64'],
];
const WITH_LIBVIPS = ['win32-arm64', 'win32-ia32', 'win32-x64'];
const libvips = { because: 'an unchanged library in a separate file, which operators may replace' };

/** Packages that are approved individually, with their licence and the reason. */
export const LICENCE_EXCEPTIONS: Readonly<Record<string, { licence: string; because: string }>> = {
  '@fontsource-variable/schibsted-grotesk': { licence: 'OFL-1.1', because: 'a font may be distributed with a product' },
  '@fontsource/schibsted-grotesk': { licence: 'OFL-1.1', because: 'a font may be distributed with a product' },
  '@expo-google-fonts/schibsted-grotesk': { licence: 'MIT AND OFL-1.1', because: 'the same font' },
  '@expo-google-fonts/arimo': { licence: 'MIT AND OFL-1.1', because: 'a font of tests' },
  '@expo-google-fonts/noto-sans': { licence: 'MIT AND OFL-1.1', because: 'a font of tests' },
  '@expo-google-fonts/roboto': { licence: 'MIT AND OFL-1.1', because: 'a font of tests' },
  'dejavu-fonts-ttf': { licence: 'SEE LICENSE IN README.md AND LICENSE', because: 'a font of tests' },
  'date-holidays': {
    licence: '(ISC AND CC-BY-3.0)',
    because: 'its data come from Wikipedia; used unchanged on the server',
  },
  'caniuse-lite': { licence: 'CC-BY-4.0', because: 'build data, not in the output' },
  '@cspell/dict-en-common-misspellings': { licence: 'CC BY-SA 4.0', because: 'data of a tool' },
  'spdx-exceptions': { licence: 'CC-BY-3.0', because: 'data of a tool' },
  '@resvg/resvg-wasm': { licence: 'MPL-2.0', because: 'renders images in a build; unchanged' },
  satori: { licence: 'MPL-2.0', because: 'renders images in a build; unchanged' },
  'axe-core': { licence: 'MPL-2.0', because: 'tests only; unchanged' },
  busboy: { licence: 'none declared', because: 'MIT by its LICENSE; in a test server' },
  streamsearch: { licence: 'none declared', because: 'MIT by its LICENSE; in a test server' },
  'humanize-number': { licence: 'none declared', because: 'MIT by its readme; in a test server' },
  'combine-errors': {
    licence: 'none declared',
    because: 'MIT by its readme; in the Node part of an uploader',
  },
  ...Object.fromEntries(
    LIBVIPS.map((machine) => [`@img/sharp-libvips-${machine}`, { licence: 'LGPL-3.0-or-later', ...libvips }]),
  ),
  ...Object.fromEntries(
    WITH_LIBVIPS.map((machine) => [
      `@img/sharp-${machine}`,
      { licence: 'Apache-2.0 AND LGPL-3.0-or-later', ...libvips },
    ]),
  ),
  '@img/sharp-wasm32': { licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', ...libvips },
  'png-js': { licence: 'none declared', because: 'MIT by its LICENSE; reads images for invoices' },
};

/** A package of the lockfile. */
export interface LockedPackage {
  license?: string;
  link?: boolean;
}

/** Returns the packages without an approved licence, with their declared licence. */
export function findDisallowedLicences(packages: Readonly<Record<string, LockedPackage>>): string[] {
  const found = new Set<string>();
  for (const [path, { license = 'none declared', link }] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (link || !path.includes('node_modules/') || Object.hasOwn(ALLOWED_LICENCES, license)) continue;
    if (Object.hasOwn(LICENCE_EXCEPTIONS, name) && LICENCE_EXCEPTIONS[name]?.licence === license) continue;
    found.add(`${name}: ${license}`);
  }
  return [...found].sort();
}
