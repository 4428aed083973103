import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MASKABLE_ICON, PNG_ICONS } from '@skal/shell/server/releases/release.ts';
import { svgToPng } from './satoriImage.ts';

/**
 * Renders the home screen icons from the maskable SVG, which fills its square: home screens crop it, and the drawing stays within
 * the safe circle.
 * @param dir the shell's served folder, which contains the SVG
 */
export async function renderIcons(dir: string): Promise<void> {
  const svg = readFileSync(join(dir, MASKABLE_ICON), 'utf8');
  for (const { file, size } of PNG_ICONS) writeFileSync(join(dir, file), await svgToPng(svg, size));
}
