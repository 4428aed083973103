/** Our own lints over the whole project: `node tooling/src/lint/run.ts`. */
import { fileURLToPath } from 'node:url';
import { installedVersion } from '../webpack/packages.ts';
import { contractions } from './contractions.ts';
import { facadeExports, lentFromSource } from './facadeExports.ts';
import { fileLength } from './fileLength.ts';
import { hexColours } from './hexColours.ts';
import { honestTests } from './honestTests.ts';
import { readSources } from './project.ts';

const files = readSources(fileURLToPath(new URL('../../..', import.meta.url)));
const lints = [
  facadeExports(await lentFromSource()),
  contractions(installedVersion('@skal/api')),
  hexColours,
  fileLength,
  honestTests,
];
const findings = lints.flatMap((lint) => lint(files));
for (const { path, line, says, warning } of findings) {
  console.log(`${warning ? 'warning' : 'error'} ${path}:${line} ${says}`);
}
const errors = findings.filter(({ warning }) => !warning).length;
console.log(`${files.length} files read, ${errors} errors, ${findings.length - errors} warnings`);
if (errors > 0 || files.length === 0) process.exitCode = 1;
