import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HomePaths, Nav, PageAccess, PageLayout } from '@skal/shell-kit/manifest.ts';
import type { SharedExports } from '../registry/sharedExports.ts';

export interface ReleaseRoute {
  path: string;
  page: string;
  title: string;
  description: string;
  access: PageAccess;
  layout: PageLayout;
  /** Whether search engines are asked to leave the page out. */
  noindex?: true;
  /** Files that the page's first render needs, the entry first. */
  preload: string[];
  /** The picture beside a link to the page, where one was rendered. */
  preview?: string;
}

/** What a bundle's build says of itself. It lies in the release as `release.json` and never changes. */
export interface Release {
  name: string;
  kind: 'shell' | 'remote';
  /** The federation runtime's name. */
  remote: string;
  version: string;
  entry: string;
  /** The shell's first files, the entry last; a remote's are listed per route. */
  preload: string[];
  /** What the shell needs besides for a page of an account. */
  accountPreload: string[];
  /** Stylesheets and fonts, for the shell only. */
  css: string[];
  fonts: string[];
  /** The range of the host's API that a remote needs; the version that a shell offers. */
  hostApi: string;
  /** Ranges of the shared modules that a remote needs; versions that a shell hands over. */
  shared: Record<string, string>;
  /** Every name that a shell lends, every name that a remote takes; null where a build did not write them down. */
  lends: SharedExports | null;
  uses: SharedExports | null;
  routes: ReleaseRoute[];
  dialogs: { name: string; preload: string[] }[];
  /** What a remote puts into bar and footer, and which kind of visitor belongs to which of its pages. */
  nav: Nav;
  home: HomePaths;
  /** `sha256-…` of every file, by its name. Pages carry them all, and a longer hash is no safer here. */
  integrity: Record<string, string>;
  /** The same of the composer's build; null where a build did not write it down. */
  serverIntegrity: string | null;
  /** The same of the list of packages that it is made of; null where a build made none. */
  sbomIntegrity: string | null;
  /** The same of the map of each script, by the script's name; none where a build made no maps. */
  maps: Record<string, string>;
  /** Size of every file as stored, in bytes. */
  bytes: Record<string, number>;
  commit: string | null;
  builtAt: string;
  /** Hash of everything that went in; the same inputs are not built twice. */
  inputs: string;
}

/** A bundle's name is its folder's: the shell, or a remote. It stands in addresses, and in the folders of releases. */
export const isBundleName = (name: string): boolean => /^(?:shell|mfe-[a-z0-9]+(?:-[a-z0-9]+)*)$/.test(name);

/**
 * A version's name is a folder's, too: nothing in it leads anywhere else. Whoever asks for one may have written it
 * themselves.
 */
export const isVersion = (version: string): boolean => /^\d[A-Za-z0-9.-]{0,79}$/.test(version);

/** The folder of a release's files, as browsers ask for them. */
export const releaseBaseUrl = ({ name, version }: Pick<Release, 'name' | 'version'>): string =>
  `/r/${name}/${version}/`;

/** The folders inside a release: what is served, what the composer renders with, and where its scripts came from. */
export const PUBLIC_DIR = 'public';
export const SERVER_DIR = 'server';
export const MAPS_DIR = 'maps';
export const RELEASE_FILE = 'release.json';
/** What it is made of, in CycloneDX. It is never served. */
export const SBOM_FILE = 'sbom.cdx.json';
/** The one file of a bundle's build for the composer. It is never served. */
export const SERVER_FILE = 'server.cjs';
/** The map of a script, in the folder of maps. None is ever served. */
export const sourceMapName = (script: string): string => `${script}.map`;

/** The pixels of a page's picture: what the places that show one ask for. */
export const OG_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The shell's icon for tabs, and the same drawing over the whole square for home screens to cut. */
export const ICON = 'icon.svg';
export const MASKABLE_ICON = 'icon-maskable.svg';

/** The icons that the build draws from it. */
export const TOUCH_ICON = 'apple-touch-icon.png';
/** The one in `/favicon.ico`. */
export const FAVICON = 'icon-192.png';
/** The one that stands for the company in search results. */
export const LOGO_ICON = 'icon-512.png';
export const PNG_ICONS = [
  { file: FAVICON, size: 192 },
  { file: LOGO_ICON, size: 512 },
  { file: TOUCH_ICON, size: 180 },
] as const;

/** What releases did not say that were built before it was asked of them. */
const UNSAID = {
  nav: {},
  home: {},
  lends: null,
  uses: null,
  serverIntegrity: null,
  sbomIntegrity: null,
  maps: {},
} satisfies Partial<Release>;

/** How pages name the content of a file, and releases that of theirs. */
export const fileIntegrity = (body: Buffer): string => `sha256-${createHash('sha256').update(body).digest('base64')}`;

/** Reads what a release says of itself. */
export const readRelease = (dir: string): Release => ({
  ...UNSAID,
  ...(JSON.parse(readFileSync(join(dir, RELEASE_FILE), 'utf8')) as Release),
});
