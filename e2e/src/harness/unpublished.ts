import { rm } from 'node:fs/promises';
import { PUBLISHED } from './product.ts';

/** After the last test of a run: what was published for it goes. */
export default async (): Promise<void> => {
  const folder = process.env[PUBLISHED];
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
};
