import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageOf } from '../errorProps.ts';
import { ImageProcessor } from '../modules/ticket/image/ImageProcessor.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { type CheckResult, failure, ok } from './checkResult.ts';

/** A PNG of 8 × 6 pixels. */
const SMALL =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWMQCYjBihgGUgIAf6wkAfiOUwQAAAAASUVORK5CYII=';

/** Checks image processing, whose native package differs per platform. */
export async function checkImages({ images: bounds }: Pick<ApiSettings, 'images'>): Promise<CheckResult> {
  const folder = await mkdtemp(join(tmpdir(), 'skal-check-'));
  const from = join(folder, 'from');
  try {
    await writeFile(from, SMALL, 'base64');
    const results = { picture: join(folder, 'picture'), thumbnail: join(folder, 'thumbnail') };
    await new ImageProcessor(bounds).process({ kind: 'png', from, ...results }, 'check');
    return ok('images', 'Uploaded images can be processed.');
  } catch (error) {
    const remedy = 'Install the packages (npm ci) on this kind of machine; until then images are rejected.';
    return failure('images', `An image cannot be processed: ${messageOf(error)}.`, remedy);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
