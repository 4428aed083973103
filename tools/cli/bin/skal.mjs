#!/usr/bin/env node
/** `npx skal`: all commands in a checkout, the commands of a remote in a standalone project. */
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { handOver, runCheckout } from '../nodeRunner.mjs';

const args = process.argv.slice(2);
if (import.meta.dirname.includes(`${sep}node_modules${sep}`)) {
  handOver([{ file: fileURLToPath(new URL('../src/standalone/cli.ts', import.meta.url)), args }], {
    cwd: process.cwd(),
  });
} else runCheckout(args);
