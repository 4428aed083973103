/** The sources that our own lints read, and what a lint says about them. */
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
  /** A warning is printed and fails nothing. */
  readonly warning?: true;
}

export type Lint = (files: readonly SourceFile[]) => Finding[];

const PACKAGES = /^(packages|shared-ui|shell|mfe-[^/]+|api|tools|e2e)$/;
const PASSED_OVER = new Set([
  'node_modules',
  'dist',
  '.data',
  'test-results',
  'coverage',
  'generated',
  '__snapshots__',
]);
const SOURCE = /\.(tsx?|mjs|cjs|css)$/;

/** Whether a file is a test or helps tests only. */
export const isTestCode = ({ path }: SourceFile): boolean =>
  /\.(test|spec|stories)\.tsx?$|\/(testing|mocks|fixtures|e2e)\/|^e2e\//.test(path);

const readBelow = (root: string, folder: string, kind: RegExp): SourceFile[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name).replaceAll('\\', '/');
    if (entry.isDirectory()) return PASSED_OVER.has(entry.name) ? [] : readBelow(root, path, kind);
    return kind.test(entry.name) ? [{ path, text: readFileSync(join(root, path), 'utf8') }] : [];
  });

/** Every source file of every package. */
export const readSources = (root: string): SourceFile[] =>
  readdirSync(root)
    .filter((name) => PACKAGES.test(name))
    .flatMap((name) => readBelow(root, name, SOURCE));

/** Every page that is written for people, of the packages and beside them. */
export const readDocs = (root: string): SourceFile[] => [
  ...readdirSync(root)
    .filter((name) => name.endsWith('.md'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  ...readdirSync(root)
    .filter((name) => name === 'docs' || PACKAGES.test(name))
    .flatMap((name) => readBelow(root, name, /\.md$/)),
];

/** Looks for a pattern line by line. */
export const findLines = (file: SourceFile, pattern: RegExp, says: (found: string) => string): Finding[] =>
  file.text.split('\n').flatMap((text, index) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [{ path: file.path, line: index + 1, message: says(found) }];
  });
