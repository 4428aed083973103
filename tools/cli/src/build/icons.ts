import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MASKABLE_ICON, PNG_ICONS } from '@skal/shell/server/releases/release.ts';
import { svgToPng } from './satoriImage.ts';

/**
 * Draws the icons that home screens ask for, out of the one that fills its square: a home screen cuts the corners
 * itself, and the drawing keeps within the circle that every such cut leaves.
 * @param dir the shell's served folder, with the SVG in it.
 */
export async function renderIcons(dir: string): Promise<void> {
  const svg = readFileSync(join(dir, MASKABLE_ICON), 'utf8');
  for (const { file, size } of PNG_ICONS) writeFileSync(join(dir, file), await svgToPng(svg, size));
}
