/** The source files that the lints read, and the findings of a lint. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** From the root of the project, with slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly message: string;
  /** A warning is printed and does not fail the lint. */
  readonly warning?: true;
}

export type Lint = (files: readonly SourceFile[]) => Finding[];

const PACKAGES = /^(packages|shared-ui|shell|mfe-[^/]+|api|tools|e2e)$/;
const EXCLUDED = new Set(['node_modules', 'dist', '.data', 'test-results', 'coverage', 'generated', '__snapshots__']);
const SOURCE = /\.(tsx?|mjs|cjs|css)$/;
/** lerna writes the change logs. */
const PAGE = /(?<!CHANGELOG)\.md$/;

/** Tells whether a file is a test or a test helper. */
export const isTestCode = ({ path }: SourceFile): boolean =>
  /\.(test|spec|stories)\.tsx?$|\/(testing|mocks|fixtures|e2e)\/|^e2e\//.test(path);

const pathsBelow = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name).replaceAll('\\', '/');
    if (!entry.isDirectory()) return [path];
    return EXCLUDED.has(entry.name) ? [] : pathsBelow(root, path);
  });

const readBelow = (root: string, folder: string, kind: RegExp): SourceFile[] =>
  pathsBelow(root, folder)
    .filter((path) => kind.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Lists every file of the packages, of `docs` and of `docker`. */
export const listFiles = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => name === 'docs' || name === 'docker' || PACKAGES.test(name))
    .flatMap((name) => pathsBelow(root, name));

/** Reads every source file of every package. */
export const readSources = (root: string): SourceFile[] =>
  readdirSync(root)
    .filter((name) => PACKAGES.test(name))
    .flatMap((name) => readBelow(root, name, SOURCE));

/** Reads every documentation page. */
export const readDocs = (root: string): SourceFile[] => [
  ...readdirSync(root)
    .filter((name) => PAGE.test(name))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  ...readdirSync(root)
    .filter((name) => name === 'docs' || PACKAGES.test(name))
    .flatMap((name) => readBelow(root, name, PAGE)),
];

/** Searches a file for a pattern line by line. */
export const findLines = (file: SourceFile, pattern: RegExp, message: (found: string) => string): Finding[] =>
  file.text.split('\n').flatMap((text, index) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [{ path: file.path, line: index + 1, message: message(found) }];
  });
