import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageOf } from '../anyError.ts';
import { Pictures } from '../modules/ticket/pictures.ts';
import type { ApiSettings } from '../settings.ts';
import { bad, type Finding, good } from './finding.ts';

/** A PNG of eight by six pixels. */
const SMALL =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWMQCYjBihgGUgIAf6wkAfiOUwQAAAAASUVORK5CYII=';

/** Whether pictures can be drawn here: what draws them is another package on each kind of machine. */
export async function checkPictures({ pictures: bounds }: Pick<ApiSettings, 'pictures'>): Promise<Finding> {
  const folder = await mkdtemp(join(tmpdir(), 'skal-check-'));
  const from = join(folder, 'from');
  try {
    await writeFile(from, SMALL, 'base64');
    const results = { picture: join(folder, 'picture'), thumbnail: join(folder, 'thumbnail') };
    await new Pictures(bounds).draw({ kind: 'png', from, ...results }, 'check');
    return good('pictures', 'Pictures that are uploaded can be drawn.');
  } catch (error) {
    const remedy = 'Install the packages (npm ci) on this kind of machine; until then no picture is taken.';
    return bad('pictures', `A picture cannot be drawn: ${messageOf(error)}.`, remedy);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
