/** @jest-environment node */
import {
  contrast,
  contrastViolations,
  dark,
  light,
  MIN_GRAPHIC_CONTRAST,
  MIN_TEXT_CONTRAST,
  onBand,
  readTokenBlock,
  sharedTokens,
} from '../testing/contrast.ts';

describe('tokens', () => {
  it('are equal in the dark theme and for a system that prefers dark', () => {
    expect(Object.keys(dark).length).toBeGreaterThan(40);
    expect(readTokenBlock(':root:not([data-theme])')).toEqual(dark);
  });

  it('have the same names in both themes', () => {
    expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
  });

  describe.each([
    ['light', light],
    ['dark', dark],
  ])('%s', (_theme, token) => {
    it.each(['ink', 'ink-2', 'ink-3', 'fjord', 'tegl', 'mos'])('%s is legible as text on every ground', (text) => {
      const grounds = ['bg', 'surface', 'raised'] as const;
      expect(
        contrastViolations(
          token,
          MIN_TEXT_CONTRAST,
          grounds.map((ground) => [text, ground]),
        ),
      ).toEqual([]);
    });

    it.each(['ink', 'ink-2', 'ink-3'])('%s is legible in sunken areas and on disabled controls', (text) => {
      expect(contrastViolations(token, MIN_TEXT_CONTRAST, [[text, 'sunken']])).toEqual([]);
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
      ...[1, 2, 3, 4, 5, 6].map((index) => ['ink', `avatar-${index}`]),
      ...['fjord', 'havtorn', 'mos', 'tegl'].map((name) => ['ink', `${name}-soft`]),
    ])('%s is legible on %s', (text = '', ground = '') => {
      expect(contrastViolations(token, MIN_TEXT_CONTRAST, [[text, ground]])).toEqual([]);
    });

    it('borders of controls, focus ring and chart lines have enough contrast', () => {
      const marks = ['line-strong', 'fjord', 'series-1', 'series-2', 'series-3', 'series-4', 'series-5', 'series-6'];
      expect(
        contrastViolations(
          token,
          MIN_GRAPHIC_CONTRAST,
          marks.map((mark) => [mark, 'surface']),
        ),
      ).toEqual([]);
    });

    it('text and marker on the dark band have enough contrast', () => {
      expect(contrast(sharedTokens['--on-band'], sharedTokens['--band'])).toBeGreaterThanOrEqual(7);
      expect(contrast(sharedTokens['--on-band-2'], sharedTokens['--band'])).toBeGreaterThanOrEqual(7);
      expect(contrast(token['--havtorn'], sharedTokens['--band'])).toBeGreaterThanOrEqual(3);
    });
  });
});

describe('on the dark band', () => {
  const ground = sharedTokens['--band'];
  /** Value of a role there; some refer to another token. */
  const role = (name: string): string => {
    const value = onBand[`--${name}`] ?? '';
    const [, referenced] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
    return referenced ? (sharedTokens[referenced] ?? '') : value;
  };

  it.each(['ink', 'ink-2', 'ink-3', 'fjord', 'fjord-hover'])('%s is legible as text', (name) => {
    expect(contrast(role(name), ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['line-strong', 'focus', 'havtorn'])('%s has enough contrast', (name) => {
    expect(contrast(role(name), ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(['sunken', 'fjord-soft'])('text is legible on %s', (name) => {
    for (const text of ['ink', 'ink-2', 'ink-3', 'fjord']) {
      expect(contrast(role(text), role(name), ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('a primary button is legible, also on hover', () => {
    expect(contrast(role('on-fjord'), role('fjord'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(role('on-fjord'), role('fjord-hover'))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('reduced motion', () => {
  it('sets every duration to zero', () => {
    const still = readTokenBlock('(prefers-reduced-motion: reduce) {\n  :root');
    const motions = Object.keys(sharedTokens).filter((name) => name.startsWith('--motion-'));
    expect(motions.length).toBeGreaterThan(2);
    expect(Object.keys(still).sort()).toEqual(motions.sort());
    for (const time of Object.values(still)) expect(Number.parseFloat(time)).toBeLessThan(1);
  });
});
