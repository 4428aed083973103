/** Writes a file repeatedly in a worker thread. Its data: the file, the text, how often. */
import { workerData } from 'node:worker_threads';
import { writeFileAtomic } from '../fs/atomicFile.ts';

const { file, text, times } = workerData as { file: string; text: string; times: number };
for (let time = 0; time < times; time += 1) writeFileAtomic(file, text);
