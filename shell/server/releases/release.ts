import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@skal/contracts/site/locale';
import type { HomePaths, Nav, PageAccess, PageLayout } from '@skal/shell-kit/manifest.ts';
import type { SharedExports } from '../registry/sharedExports.ts';

export interface ReleaseRoute {
  path: string;
  page: string;
  title: string;
  description: string;
  access: PageAccess;
  layout: PageLayout;
  /** Whether the page asks search engines not to index it. */
  noindex?: true;
  /** Whether the web server renders the page with the visitor's data. */
  render?: 'server';
  /** Files for the first render of the page, the entry first. */
  preload: string[];
  /** The Open Graph image of the page, if there is one. */
  preview?: string;
}

/** What a release says in one language. */
export interface ReleaseTexts {
  routes: ReleaseRoute[];
  /** Navigation entries of a remote, and its home page for each kind of visitor. */
  nav: Nav;
  home: HomePaths;
}

/** The manifest that the build of a bundle writes. It is stored as `release.json` and never changes. */
export interface Release extends ReleaseTexts {
  name: string;
  kind: 'shell' | 'remote';
  /** Name in the federation runtime. */
  remote: string;
  version: string;
  entry: string;
  /** The shell's first files, the entry last; a remote's are listed per route. */
  preload: string[];
  /** Further files of the shell for account pages. */
  accountPreload: string[];
  /** Stylesheets and fonts, for the shell only. */
  css: string[];
  fonts: string[];
  /** A remote: the required range of the host API; a shell: the version that it provides. */
  hostApi: string;
  /** A remote: required ranges of shared modules; a shell: the versions that it provides. */
  shared: Record<string, string>;
  /** A shell: all names that its shared modules export; a remote: all names that it imports; null in older builds. */
  provides: SharedExports | null;
  consumes: SharedExports | null;
  dialogs: { name: string; preload: string[] }[];
  /** A remote: files for a named chunk, the entry first; empty in older builds. */
  chunks: Record<string, string[]>;
  /** The same in further languages, by locale; empty in older builds. */
  languages: Readonly<Partial<Record<Locale, ReleaseTexts>>>;
  /** `sha256-…` of every file by name. Pages contain them all; a longer hash would not be safer here. */
  integrity: Record<string, string>;
  /** Integrity of the server build; null in older builds. */
  serverIntegrity: string | null;
  /** Integrity of the SBOM; null without one. */
  sbomIntegrity: string | null;
  /** Integrity of the source map of each script, by the script's name; empty without source maps. */
  maps: Record<string, string>;
  /** Size of every file as stored, in bytes. */
  bytes: Record<string, number>;
  commit: string | null;
  builtAt: string;
  /** Hash of all build inputs, so that the same inputs are not built twice. */
  inputs: string;
}

/** Whether a name is a bundle's: the shell or a remote. It is used in addresses and folder names. */
export const isBundleName = (name: string): boolean => /^(?:shell|mfe-[a-z0-9]+(?:-[a-z0-9]+)*)$/.test(name);

/**
 * Whether a string is a version. It is used as a folder name, and may come from a client, so it must not leave its
 * folder.
 */
export const isVersion = (version: string): boolean => /^\d[A-Za-z0-9.-]{0,79}$/.test(version);

/** Address of a release's files. */
export const releaseBaseUrl = ({ name, version }: Pick<Release, 'name' | 'version'>): string =>
  `/r/${name}/${version}/`;

/** Folders of a release: served files, server build, source maps. */
export const PUBLIC_DIR = 'public';
export const SERVER_DIR = 'server';
export const MAPS_DIR = 'maps';
export const RELEASE_FILE = 'release.json';
/** The SBOM, in CycloneDX. Never served. */
export const SBOM_FILE = 'sbom.cdx.json';
/** The server build. Never served. */
export const SERVER_FILE = 'server.cjs';
/** Name of the source map of a script. Never served. */
export const sourceMapName = (script: string): string => `${script}.map`;

/** Size of an Open Graph image in pixels. */
export const OG_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The shell's icon for tabs, and a full-bleed one that home screens crop. */
export const ICON = 'icon.svg';
export const MASKABLE_ICON = 'icon-maskable.svg';

/** Icons that the build renders from it. */
export const TOUCH_ICON = 'apple-touch-icon.png';
/** The image in `/favicon.ico`. */
export const FAVICON = 'icon-192.png';
/** The logo in structured data. */
export const LOGO_ICON = 'icon-512.png';
export const PNG_ICONS = [
  { file: FAVICON, size: 192 },
  { file: LOGO_ICON, size: 512 },
  { file: TOUCH_ICON, size: 180 },
] as const;

/** Defaults for fields that older releases lack. */
const DEFAULTS = {
  chunks: {},
  nav: {},
  home: {},
  languages: {},
  provides: null,
  consumes: null,
  serverIntegrity: null,
  sbomIntegrity: null,
  maps: {},
} satisfies Partial<Release>;

/** Integrity of a file, as pages and releases list it. */
export const fileIntegrity = (body: Buffer): string => `sha256-${createHash('sha256').update(body).digest('base64')}`;

/** Reads the manifest of a release. */
export const readRelease = (dir: string): Release => ({
  ...DEFAULTS,
  ...(JSON.parse(readFileSync(join(dir, RELEASE_FILE), 'utf8')) as Release),
});
