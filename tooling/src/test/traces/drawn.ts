/** What the front door draws of the pages that everybody may see. */
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** By their paths. */
export type DrawnPages = Readonly<Record<string, unknown>>;

/** In a process of its own: what is drawn is code of the builds. */
const draw = async (root: string): Promise<DrawnPages> => {
  const words = [join(import.meta.dirname, 'draw.ts'), root];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: root, maxBuffer: 2 ** 28 });
  return JSON.parse(stdout) as DrawnPages;
};

/** What was drawn of builds, by what these say of themselves: the steps of a run are about the same ones. */
const known = new Map<string, Promise<DrawnPages>>();

const PUBLIC = /"access":\s*"public"/;

/**
 * Draws the pages of the builds of a project for production that everybody may see. Rejects where one of them cannot be
 * drawn.
 */
export const drawPages = (root: string): Promise<DrawnPages> => {
  const files = globSync('{shell,mfe-*}/dist/production/release.json', { cwd: root }).sort();
  const key = files.map((file) => readFileSync(join(root, file), 'utf8')).join();
  const drawn = known.get(key) ?? (PUBLIC.test(key) ? draw(root) : Promise.resolve({}));
  known.set(key, drawn);
  return drawn;
};
