/** Runs the project's own lints: `node tools/cli/src/lint/run.ts`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedVersion } from '../webpack/packages.ts';
import { browserState } from './browserState.ts';
import { docLinks } from './docLinks.ts';
import { folderSize } from './folderSize.ts';
import { maxFileLength } from './maxFileLength.ts';
import { noDestructiveMigrations } from './noDestructiveMigrations.ts';
import { noHexColours } from './noHexColours.ts';
import { noSkippedTests } from './noSkippedTests.ts';
import { noSwallowedErrors } from './noSwallowedErrors.ts';
import { rawSql } from './rawSql.ts';
import { sharedExportsFromSource, sharedModuleImports } from './sharedModuleImports.ts';
import { singletonPackages } from './singletonPackages.ts';
import { listFiles, readDocs, readSources } from './sourceFiles.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const [files, pages] = [readSources(root), readDocs(root)];
const sharedExports = await sharedExportsFromSource();
const lints = [
  sharedModuleImports(sharedExports),
  noDestructiveMigrations(installedVersion('@skal/api')),
  noHexColours,
  maxFileLength,
  noSkippedTests,
  noSwallowedErrors,
  browserState,
  rawSql,
];
const findings = [
  ...lints.flatMap((lint) => lint(files)),
  ...docLinks(root, pages),
  ...folderSize(listFiles(root)),
  ...singletonPackages(readFileSync(join(root, 'package-lock.json'), 'utf8'), Object.keys(sharedExports)),
];
for (const { path, line, message, warning } of findings) {
  console.log(`${warning ? 'warning' : 'error'} ${path}:${line} ${message}`);
}
const errors = findings.filter(({ warning }) => !warning).length;
console.log(`${files.length + pages.length} files read, ${errors} errors, ${findings.length - errors} warnings`);
if (errors > 0 || files.length === 0 || pages.length === 0) process.exitCode = 1;
