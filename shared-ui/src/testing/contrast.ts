import { readFileSync } from 'node:fs';

export type Tokens = Readonly<Record<string, string>>;

const read = (name: string): string => readFileSync(new URL(`../theme/${name}`, import.meta.url), 'utf8');
const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '');

const css = withoutComments(read('tokens.css'));

/** Every style sheet of the theme, without comments. */
export const themeCss = ['tokens.css', 'base.css', 'fonts.css'].map((name) => withoutComments(read(name))).join('\n');

/** Returns the declarations of the first block after a selector. */
export const readTokenBlock = (selector: string): Tokens => {
  const body = css.slice(css.indexOf(selector)).match(/\{([^}]*)\}/)?.[1] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
};

export const light = readTokenBlock(':root,\n[data-theme="light"]');
export const dark = readTokenBlock('[data-theme="dark"]');
/** Tokens that are the same in both themes. */
export const sharedTokens = readTokenBlock(':root {\n  --band');
/** Values of the roles on the dark background. */
export const onBand = readTokenBlock('[data-ground="band"]');

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Parses `#0b5160` and `rgb(255 255 255 / 0.62)`. */
function parse(text: string): Colour {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  if (hex) {
    const [, red = '', green = '', blue = ''] = hex;
    return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16), 1];
  }
  const [, red, green, blue, alpha = 1] = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/.exec(text) ?? [];
  if (red === undefined) throw new Error(`'${text}' is not a supported colour (#rrggbb or rgb())`);
  return [Number(red), Number(green), Number(blue), Number(alpha)];
}

/** Composites a colour over an opaque one. */
const composite = ([red, green, blue, alpha]: Colour, ground: Colour): Colour => {
  const mixed = (over: number, under: number) => over * alpha + under * (1 - alpha);
  return [mixed(red, ground[0]), mixed(green, ground[1]), mixed(blue, ground[2]), 1];
};

const luminance = ([red, green, blue]: Colour): number => {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG contrast of a colour on a background; translucent colours are composited over `under`. */
export const contrast = (text = '', ground = '', under = ground): number => {
  const below = composite(parse(ground), parse(under));
  const [hi = 0, lo = 0] = [luminance(composite(parse(text), below)), luminance(below)].sort((a, b) => b - a);
  return (hi + 0.05) / (lo + 0.05);
};

/** WCAG minimum for text (1.4.3) and for graphics of controls and charts (1.4.11). */
export const MIN_TEXT_CONTRAST = 4.5;
export const MIN_GRAPHIC_CONTRAST = 3;

/** Returns a line for each pair of tokens of a theme with too little contrast, with what to do. */
export const contrastViolations = (
  tokens: Tokens,
  minimum: number,
  pairs: readonly (readonly [over: string, ground: string])[],
) =>
  pairs.flatMap(([over, ground]) => {
    const ratio = contrast(tokens[`--${over}`], tokens[`--${ground}`]);
    // Rounded down: 4.499 is not enough.
    const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
    return ratio >= minimum
      ? []
      : [`--${over} on --${ground} is ${shown} to 1, and ${minimum} is the least: choose another shade in tokens.css`];
  });
