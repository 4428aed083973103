import { readFileSync } from 'node:fs';

const file = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const css = file.replace(/\/\*[\s\S]*?\*\//g, '');

type Tokens = Record<string, string>;

/** The declarations of the first block after a selector. */
const block = (selector: string): Tokens => {
  const body = css.slice(css.indexOf(selector)).match(/\{([^}]*)\}/)?.[1] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
};

const light = block(':root,\n[data-theme="light"]');
const dark = block('[data-theme="dark"]');
const band = block(':root {\n  --band');

const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one = '', other = ''): number => {
  const [hi = 0, lo = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (hi + 0.05) / (lo + 0.05);
};

describe('tokens', () => {
  it('are the same in the dark theme and on a system that prefers dark', () => {
    expect(Object.keys(dark).length).toBeGreaterThan(40);
    expect(block(':root:not([data-theme])')).toEqual(dark);
  });

  it('name the same things in both themes', () => {
    expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
  });

  describe.each([
    ['light', light],
    ['dark', dark],
  ])('%s', (_theme, token) => {
    it.each(['ink', 'ink-2', 'ink-3', 'fjord', 'tegl', 'mos'])('%s is legible as text on every ground', (text) => {
      for (const ground of ['bg', 'surface', 'raised']) {
        expect(contrast(token[`--${text}`], token[`--${ground}`])).toBeGreaterThanOrEqual(4.5);
      }
    });

    it.each(['ink', 'ink-2', 'ink-3'])('%s is legible in wells and on what is disabled', (text) => {
      expect(contrast(token[`--${text}`], token['--sunken'])).toBeGreaterThanOrEqual(4.5);
    });

    it.each([
      ['on-fjord', 'fjord'],
      ['on-fjord', 'fjord-hover'],
      ['on-tegl', 'tegl'],
      ['on-tegl', 'tegl-hover'],
      ['on-havtorn', 'havtorn'],
      ['on-tip', 'tip'],
      ['fjord', 'fjord-soft'],
      ['havtorn-ink', 'havtorn-soft'],
      ['mos', 'mos-soft'],
      ['tegl', 'tegl-soft'],
      ...[1, 2, 3, 4, 5, 6].map((at) => ['ink', `avatar-${at}`]),
      ...['fjord', 'havtorn', 'mos', 'tegl'].map((name) => ['ink', `${name}-soft`]),
    ])('%s is legible on %s', (text, ground) => {
      expect(contrast(token[`--${text}`], token[`--${ground}`])).toBeGreaterThanOrEqual(4.5);
    });

    it('the borders of controls, the ring and the lines of a chart stand out', () => {
      const marks = ['line-strong', 'fjord', 'series-1', 'series-2', 'series-3', 'series-4', 'series-5', 'series-6'];
      for (const mark of marks) {
        expect(contrast(token[`--${mark}`], token['--surface'])).toBeGreaterThanOrEqual(3);
      }
    });

    it('the deep band carries its text and its marker', () => {
      expect(contrast(band['--on-band'], band['--band'])).toBeGreaterThanOrEqual(7);
      expect(contrast(band['--on-band-2'], band['--band'])).toBeGreaterThanOrEqual(7);
      expect(contrast(token['--havtorn'], band['--band'])).toBeGreaterThanOrEqual(3);
    });
  });
});
