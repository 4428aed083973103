import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { type I18n, setupI18n } from '@lingui/core';
import type { Locale } from '@skal/contracts/site/locale';
import type { RemoteManifest } from '@skal/shell-kit/manifest.ts';
import type { PageData, RecordedQuery } from '@skal/shell-kit/page.slice.ts';
import type { Snapshot } from '../../src/federation/snapshot.ts';
import { fileIntegrity, type Release, SERVER_DIR, SERVER_FILE } from '../releases/release.ts';

/**
 * Exports of the shell's server build, `shell/src/prerender.tsx`; a test checks that they match. Declared here, because
 * importing that module would pull in browser code.
 */
export interface ShellServerBundle {
  readonly SNAPSHOT_ID: string;
  /** Absent in shells that do not render pages with their visitor's data. */
  readonly PAGE_DATA_ID?: string;
  readonly KEEP_TAPS_SCRIPT: string;
  readonly NOT_FOUND_TITLE: string;
  /**
   * Whether the shell fetches integrity values that the import map does not list. Older shells need all of them there.
   */
  readonly CHECKS_AHEAD?: boolean;
  /** Whether the shell loads the remotes that a page does not have. Older shells need all of them in the page. */
  readonly LOADS_REMOTES?: boolean;
  readonly sharedModules: Readonly<Record<string, unknown>>;
  documentTitle(title: string, brand: string): string;
  renderPage(
    path: string,
    snapshot: Snapshot,
    manifests: Readonly<Record<string, RemoteManifest>>,
  ): Promise<{ html: string; styles: string }>;
  /** Creates the renderer of pages with their visitor's data; absent in older shells, whose pages come as frames. */
  createPersonalRenderer?(snapshot: Snapshot, manifests: Readonly<Record<string, RemoteManifest>>): PersonalRenderer;
}

/** Renders an address with the data of its visitor. */
export type PersonalRenderer = (
  address: string,
  page: PageData,
) => Promise<{
  html: string;
  styles: string;
  queries: RecordedQuery[];
  /** Names of the chunks that the page has read; absent in older shells. */
  chunks?: string[];
}>;

const builtin = createRequire(import.meta.url);

/**
 * Runs the server build of a release. Shared modules resolve to the shell's instances, as in a browser, so a page is
 * rendered by one React, one router and one store.
 * @param integrity expected integrity from the release; null in releases without one
 * @throws when the file does not match
 */
function run(releaseDir: string, integrity: string | null, shared: Readonly<Record<string, unknown>>): unknown {
  const file = join(releaseDir, SERVER_DIR, SERVER_FILE);
  const code = readFileSync(file);
  if (integrity !== null && fileIntegrity(code) !== integrity) {
    throw new Error(`${file} does not match the release and is not run`);
  }
  const module: { exports: unknown } = { exports: {} };
  const require = (name: string) => (name in shared ? shared[name] : builtin(name));
  compileFunction(code.toString(), ['module', 'exports', 'require'], { filename: file })(
    module,
    module.exports,
    require,
  );
  return module.exports;
}

/** Name of the module with the texts, whose instance belongs to one bundle in one language. */
export const MESSAGES_MODULE = '@lingui/core';

/** Returns the module with the texts of one language, without messages: each server build adds its own. */
export function createMessagesModule(locale: Locale): object {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale, messages: {} });
  return { i18n, __esModule: true };
}

/**
 * Loads the shell's server build, which provides every shared module. Texts are read when modules are evaluated, so a
 * bundle has one language.
 */
export const loadShellBundle = (
  releaseDir: string,
  { serverIntegrity }: Pick<Release, 'serverIntegrity'>,
  locale: Locale,
): ShellServerBundle =>
  run(releaseDir, serverIntegrity, { [MESSAGES_MODULE]: createMessagesModule(locale) }) as ShellServerBundle;

/** Returns the shell's texts in an instance of their own: two remotes may have different texts with the same id. */
function remoteMessagesModule({ i18n: { locale, messages } }: { i18n: I18n }): object {
  return { i18n: setupI18n({ locale, messages: { [locale]: { ...messages } } }), __esModule: true };
}

/** Loads the manifest of a remote's server build. */
export function loadRemoteManifest(
  releaseDir: string,
  { name, serverIntegrity }: Pick<Release, 'name' | 'serverIntegrity'>,
  shell: ShellServerBundle,
): RemoteManifest {
  const messages = shell.sharedModules[MESSAGES_MODULE] as { i18n: I18n } | undefined;
  const shared = messages
    ? { ...shell.sharedModules, [MESSAGES_MODULE]: remoteMessagesModule(messages) }
    : shell.sharedModules;
  const { default: manifest } = run(releaseDir, serverIntegrity, shared) as { default?: RemoteManifest };
  if (!manifest) throw new Error(`The server build of ${name} has no manifest`);
  return manifest;
}
