/**
 * Loaded before everything else into the processes of a task: notes the files of the project that they open. What a task
 * has read must be among its inputs, or its result could be taken from the cache although one of them has changed.
 */
import fs, { appendFileSync } from 'node:fs';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { noteFileOf, TRACES } from '../src/test/traces/notes.ts';

const { TEST_READS: notes, [TRACES]: traces } = process.env;
// What tests start is itself looked at by them, down to what it loads and how much it writes: it is left as it is.
if (process.env.JEST_WORKER_ID) {
  delete process.env.TEST_READS;
  process.env.NODE_OPTIONS = process.env.NODE_OPTIONS?.replace(`--import ${import.meta.url}`, '').trim();
}

const root = join(import.meta.dirname, '../..') + sep;
const append = appendFileSync;
const known = new Set();

const pathOf = (file) => {
  if (typeof file === 'string') return file.startsWith('file:') ? fileURLToPath(file) : resolve(file);
  if (file instanceof URL) return file.protocol === 'file:' ? fileURLToPath(file) : '';
  return Buffer.isBuffer(file) ? resolve(file.toString()) : '';
};

const isOwn = (path) => path.startsWith(root) && !path.startsWith(`${root}node_modules${sep}`);

/** The file of tests that a worker is at, as its environment has it. */
const UNDER_WAY = Symbol.for('skal.test');
let loading = { test: undefined, known: new Set() };

/** A worker goes through one file of tests after the other, and each loads its modules anew. */
const noteLoaded = (path) => {
  const test = globalThis[UNDER_WAY];
  if (!test) return;
  if (test !== loading.test) loading = { test, known: new Set() };
  if (loading.known.has(path)) return;
  loading.known.add(path);
  const file = noteFileOf(traces, test.slice(root.length).replaceAll(sep, '/'));
  if (isOwn(path)) append(file, `${path.slice(root.length).replaceAll(sep, '/')}\n`);
};

const note = (file) => {
  const path = pathOf(file);
  if (traces) noteLoaded(path);
  // A thread of a process whose tests have taken the notes away.
  if (!notes || known.has(path)) return;
  known.add(path);
  if (isOwn(path)) append(notes, `${path.slice(root.length)}\n`);
};

/** Puts a look at the first argument before a function. */
const watch = (owner, name) => {
  const original = owner[name];
  owner[name] = Object.assign(function watched(file, ...others) {
    note(file);
    return original.call(this, file, ...others);
  }, original);
};

for (const name of [
  'open',
  'openSync',
  'readFile',
  'readFileSync',
  'createReadStream',
  'copyFileSync',
  'copyFile',
  'cpSync',
]) {
  watch(fs, name);
}
for (const name of ['open', 'readFile', 'copyFile', 'cp']) watch(fs.promises, name);
syncBuiltinESMExports();
// Node's own loader reads past all of these.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    if (found.url.startsWith('file:')) note(found.url);
    return found;
  },
});
