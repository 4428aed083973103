import { readFileSync } from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import satori, { type Font } from 'satori';
import { resolveFile } from '../webpack/packages.ts';

/** A box or text of a drawing, in satori's input format. */
export interface Shape {
  type: 'div';
  props: { style: Record<string, string | number>; children?: Shape | string | (Shape | string)[] };
}

export const shape = (style: Record<string, string | number>, ...children: (Shape | string)[]): Shape => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

export interface Size {
  width: number;
  height: number;
}

const FAMILY = 'Schibsted Grotesk';
const WEIGHTS = [400, 600, 700] as const;
/** Western European letters, then the additional eastern European ones. */
const SUBSETS = ['latin', 'latin-ext'];

let fonts: Font[] | undefined;
function loadFonts(): Font[] {
  fonts ??= WEIGHTS.flatMap((weight) =>
    SUBSETS.map((subset) => ({
      name: FAMILY,
      weight,
      style: 'normal' as const,
      data: readFileSync(
        resolveFile(`@fontsource/schibsted-grotesk/files/schibsted-grotesk-${subset}-${weight}-normal.woff`),
      ),
    })),
  );
  return fonts;
}

let renderer: Promise<void> | undefined;
function startRenderer(): Promise<void> {
  renderer ??= initWasm(readFileSync(resolveFile('@resvg/resvg-wasm/index_bg.wasm')));
  return renderer;
}

/** Renders an SVG as a PNG of this width. */
export async function svgToPng(svg: string, width: number): Promise<Buffer> {
  await startRenderer();
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: width } });
  const image = drawing.render();
  const png = Buffer.from(image.asPng());
  image.free();
  drawing.free();
  return png;
}

/** Lays shapes out, with text in the site's font, and renders them as a PNG. */
export async function renderPng(drawing: Shape, { width, height }: Size): Promise<Buffer> {
  // Satori's type asks for a React node, but it also reads this plain form.
  const tree = { key: null, ...drawing };
  return svgToPng(await satori(tree, { width, height, fonts: loadFonts() }), width);
}

let tokens: Record<string, string> | undefined;
/** Returns a colour of the light theme, from the theme's CSS file. */
export function themeColour(name: string): string {
  if (!tokens) {
    const css = readFileSync(resolveFile('@skal/shared-ui/theme/tokens.css'), 'utf8');
    // The light theme comes first, so the first value of a name belongs to it.
    const values = [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map(([, token = '', value = '']) => [
      token,
      value,
    ]);
    tokens = Object.fromEntries(values.reverse());
  }
  const value = tokens?.[name];
  if (!value) throw new Error(`The theme has no colour --${name}`);
  return value;
}
