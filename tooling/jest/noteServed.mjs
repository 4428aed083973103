/**
 * Loaded before everything else into a product that a browser test has started: notes each address that it is asked for,
 * once. What a test was served decides whether a change can break it (tooling/src/test/traces.ts).
 */
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import { TRACES } from '../src/test/traces/notes.ts';

const file = process.env[TRACES];
const known = new Set();

if (file) {
  subscribe('http.server.request.start', ({ request }) => {
    if (known.has(request.url)) return;
    known.add(request.url);
    appendFileSync(file, `${request.url}\n`);
  });
}
