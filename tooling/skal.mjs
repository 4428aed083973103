#!/usr/bin/env node
/** The command of a team that has this as a package: `npx skal --help`. */
import { fileURLToPath } from 'node:url';
import { handOver } from './handOver.mjs';

handOver([{ file: fileURLToPath(new URL('./src/skal.ts', import.meta.url)) }], process.argv.slice(2), {
  cwd: process.cwd(),
});
