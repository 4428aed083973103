/** Writes a file over and over, in a thread of its own. Its data: the file, the text, how often. */
import { workerData } from 'node:worker_threads';
import { writeFileAtomic } from '../fs/atomicFile.ts';

const { file, text, times } = workerData as { file: string; text: string; times: number };
for (let time = 0; time < times; time += 1) writeFileAtomic(file, text);
