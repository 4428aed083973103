import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { makeTempDir } from '../testing/releases.ts';

it('leaves one complete text and no temporary file when several threads replace a file', async () => {
  const folder = makeTempDir();
  const file = join(folder, 'registry.json');
  const texts = ['a', 'b'].map((letter) => letter.repeat(10_000));
  const writers = texts.map(
    (text) =>
      new Worker(new URL('../testing/write.worker.ts', import.meta.url), { workerData: { file, text, times: 300 } }),
  );
  // A failing thread emits an error, which `once` throws.
  expect(await Promise.all(writers.map((writer) => once(writer, 'exit')))).toEqual([[0], [0]]);
  expect(texts).toContain(readFileSync(file, 'utf8'));
  expect(readdirSync(folder)).toEqual(['registry.json']);
});
