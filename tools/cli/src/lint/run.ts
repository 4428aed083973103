/** Our own lints over the whole project: `node tools/cli/src/lint/run.ts`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedVersion } from '../webpack/packages.ts';
import { browserState } from './browserState.ts';
import { contractions } from './contractions.ts';
import { docLinks } from './docLinks.ts';
import { facadeExports, lentFromSource } from './facadeExports.ts';
import { fileLength } from './fileLength.ts';
import { hexColours } from './hexColours.ts';
import { honestTests } from './honestTests.ts';
import { lentOnce } from './lentOnce.ts';
import { readPages, readSources } from './project.ts';
import { rawSql } from './rawSql.ts';
import { swallowed } from './swallowed.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const [files, pages] = [readSources(root), readPages(root)];
const lent = await lentFromSource();
const lints = [
  facadeExports(lent),
  contractions(installedVersion('@skal/api')),
  hexColours,
  fileLength,
  honestTests,
  swallowed,
  browserState,
  rawSql,
];
const findings = [
  ...lints.flatMap((lint) => lint(files)),
  ...docLinks(root, pages),
  ...lentOnce(readFileSync(join(root, 'package-lock.json'), 'utf8'), Object.keys(lent)),
];
for (const { path, line, says, warning } of findings) {
  console.log(`${warning ? 'warning' : 'error'} ${path}:${line} ${says}`);
}
const errors = findings.filter(({ warning }) => !warning).length;
console.log(`${files.length + pages.length} files read, ${errors} errors, ${findings.length - errors} warnings`);
if (errors > 0 || files.length === 0 || pages.length === 0) process.exitCode = 1;
