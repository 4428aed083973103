import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contrast, dark, light, sharedTokens, themeCss } from '@skal/shared-ui/testing/contrast.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const sources = globSync('{shared-ui,packages/forms,packages/account,shell,mfe-*}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.tsx?$|\/(testing|mocks)\//.test(path))
  .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));

/** Returns the style rules of a source: the text between two braces belongs to one selector. */
const rulesIn = (text: string): string[] => text.replace(/\$\{[^{}]*\}/g, '').split(/[{}`]/);

/** Returns the colour token of a rule, if it uses one directly. */
const tokenOf = (rule: string, property: 'color' | 'background'): string | undefined =>
  new RegExp(`(?:^|[\\s;\`])${property}: var\\(--([\\w-]+)\\);`).exec(rule)?.[1];

const declared = (text: string): string[] =>
  [...text.matchAll(/(?:^|[\s;{'"`[])(--[\w-]+)['"\]]?:/gm)].map(([, name = '']) => name);

describe('the styles of components and pages', () => {
  const themes = { light: { ...light, ...sharedTokens }, dark: { ...dark, ...sharedTokens } };

  it('use defined tokens only', () => {
    const defined = new Set([themeCss, ...sources.map(({ text }) => text)].flatMap(declared));
    // Radix defines sizes at run time, and the demo phone has its customer's colours; a name with a fallback may be undefined.
    const unknown = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/var\((--[\w-]+)(?=\))/g)]
        .map(([, name = '']) => name)
        .filter((name) => !/^--(radix|app)-/.test(name) && !defined.has(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(defined.size).toBeGreaterThan(100);
    expect(unknown).toEqual([]);
  });

  const pairs = new Map(
    sources.flatMap(({ path, text }) =>
      rulesIn(text).flatMap((rule) => {
        const [colour, background] = [tokenOf(rule, 'color'), tokenOf(rule, 'background')];
        return [colour, background].every((name) => name && `--${name}` in themes.light)
          ? [[`${colour} on ${background}`, { colour, ground: background, path }] as const]
          : [];
      }),
    ),
  );

  it('combine many text and background colours', () => {
    expect([...pairs.keys()]).toEqual(
      expect.arrayContaining(['on-fjord on fjord', 'on-tip on tip', 'ink-3 on sunken', 'mos on mos-soft']),
    );
  });

  it.each([...pairs])('%s is legible in light and dark', (_, { colour, ground: background }) => {
    const found = Object.values(themes).map((theme: Record<string, string>) =>
      contrast(theme[`--${colour}`], theme[`--${background}`]),
    );
    expect(Math.min(...found)).toBeGreaterThanOrEqual(4.5);
  });

  it('take every animation duration from the theme, or disable it for reduced motion', () => {
    const animated = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:animation|transition)(?:-duration)?: ([^;]+);/g)]
        .map(([, value = '']) => value)
        .filter((value) => /\b\d*\.?\d+m?s\b/.test(value.replace(/var\(--motion-[\w-]+\) \d+ms/g, '')))
        .filter(() => !text.includes('media.reducedMotion'))
        .map((value) => `${path}: ${value}`),
    );
    expect(animated).toEqual([]);
  });
});
