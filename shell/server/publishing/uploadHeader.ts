import semver from 'semver';
import { array, boolean, mixed, number, object, type Schema, string, ValidationError } from 'yup';
import { isBundleName, isVersion, type Release } from '../releases/release.ts';
import { FILE_PATTERN as FILE, InvalidArchive } from './archive.ts';

/** Addresses that a page may have. Reserved paths of the web server begin otherwise or have an extension. */
const PATH = /^\/(?!(?:api|r|releases|healthz|csp-report|rum)(?:\/|$))(?:[\w-]+(?:\/[\w-]+)*)?$/;

const text = () => string().strict().max(2_000);
const requiredText = () => text().required();
const fileName = () => requiredText().matches(FILE);
const integrity = () => requiredText().matches(/^sha256-[A-Za-z0-9+/]{43}=$/);
const fileNames = () => array(fileName()).required().strict();

/** A language, as a BCP 47 tag. */
const LOCALE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** An object with arbitrary keys. */
const record = (key: RegExp, value: Schema) =>
  mixed<Record<string, unknown>>()
    .required()
    .test(
      'record',
      ({ path }) => `${path} is not valid`,
      (found: unknown) => {
        // Optional fields are handled elsewhere.
        if (found === null || found === undefined) return true;
        if (typeof found !== 'object' || Array.isArray(found)) return false;
        return Object.entries(found).every(
          ([name, each]) => key.test(name) && value.isValidSync(each, { strict: true }),
        );
      },
    );

const ANY_NAME = /^[\w@./$*-]{1,200}$/;
const names = () => record(ANY_NAME, array(requiredText().matches(ANY_NAME)).required());
const range = () =>
  requiredText().test(
    'range',
    ({ path }) => `${path} is not a version or range`,
    (found) => semver.validRange(found) !== null,
  );

const route = object({
  path: requiredText().matches(PATH),
  page: requiredText(),
  title: requiredText(),
  description: text().defined(),
  access: requiredText().oneOf(['public', 'client', 'admin']),
  layout: requiredText().oneOf(['site', 'app']),
  noindex: boolean().oneOf([true]),
  render: text().oneOf(['server']),
  preload: fileNames(),
  preview: text().matches(FILE),
}).noUnknown();

const dialog = object({ name: requiredText().matches(/^[\w-]+$/), preload: fileNames() }).noUnknown();

const navEntry = object({ label: requiredText(), to: text(), opens: text(), order: number().strict().required() })
  .noUnknown()
  .test(
    'leads',
    'an entry leads to a page or opens a dialog',
    ({ to, opens }) => (to === undefined) !== (opens === undefined),
  );

/** What a release says in one language. */
const texts = {
  routes: array(route).required(),
  nav: record(/^(?:bar|company|legal|account|lost)$/, array(navEntry).required()),
  home: record(/^(?:public|client|admin)$/, requiredText().matches(PATH)),
};

const releaseSchema = object({
  name: requiredText().test('bundle', 'name is not a bundle', isBundleName),
  kind: requiredText().oneOf(['shell', 'remote']),
  remote: requiredText().matches(/^[a-z][a-z0-9_]*$/),
  version: requiredText().test('version', 'version is not valid', isVersion),
  entry: fileName(),
  preload: fileNames(),
  accountPreload: fileNames(),
  css: fileNames(),
  fonts: fileNames(),
  hostApi: range(),
  shared: record(ANY_NAME, range()),
  provides: names().nullable(),
  consumes: names().nullable(),
  ...texts,
  dialogs: array(dialog).required(),
  chunks: record(/^[\w-]+$/, fileNames()).optional(),
  // Builds with an older preset do not have it.
  languages: record(LOCALE, object(texts).noUnknown()).optional(),
  integrity: record(FILE, integrity()),
  bytes: record(FILE, number().integer().min(0).required()),
  serverIntegrity: integrity(),
  // Builds with an older preset do not have it.
  sbomIntegrity: integrity().nullable().optional(),
  maps: record(FILE, integrity()).optional(),
  commit: text().nullable().defined(),
  builtAt: requiredText().test('time', 'builtAt is not a time', (found) => !Number.isNaN(Date.parse(found))),
  inputs: requiredText(),
}).noUnknown();

/**
 * Validates `release.json` of an upload by names and types. `checkUploadedRelease` checks the files.
 * @throws InvalidArchive with the first error
 */
export function checkManifest(text: string, bundle: string): void {
  try {
    const release = releaseSchema.validateSync(JSON.parse(text), { strict: true }) as unknown as Release;
    if (release.name !== bundle) throw new InvalidArchive(`It is a release of ${release.name}, and not of ${bundle}`);
    if ((release.kind === 'shell') !== (release.name === 'shell'))
      throw new InvalidArchive(`${release.name} is not a ${release.kind}`);
  } catch (error) {
    if (error instanceof SyntaxError) throw new InvalidArchive('Its release.json is not JSON');
    if (error instanceof ValidationError) throw new InvalidArchive(`Its release.json is not valid: ${error.message}`);
    throw error;
  }
}
