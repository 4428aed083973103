import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contrast, dark, light, sharedTokens, themeCss } from '@skal/shared-ui/testing/contrast.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const sources = globSync('{shared-ui,packages/forms,packages/account,shell,mfe-*}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.tsx?$|\/(testing|mocks)\//.test(path))
  .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));

/** The rules of styles in a source: what stands between two braces declares for one selector. */
const rulesIn = (text: string): string[] => text.replace(/\$\{[^{}]*\}/g, '').split(/[{}`]/);

/** A rule's colour of a kind, where it is plainly a token. */
const tokenOf = (rule: string, property: 'color' | 'background'): string | undefined =>
  new RegExp(`(?:^|[\\s;\`])${property}: var\\(--([\\w-]+)\\);`).exec(rule)?.[1];

const declared = (text: string): string[] =>
  [...text.matchAll(/(?:^|[\s;{'"`[])(--[\w-]+)['"\]]?:/gm)].map(([, name = '']) => name);

describe('the styles of components and pages', () => {
  const themes = { light: { ...light, ...sharedTokens }, dark: { ...dark, ...sharedTokens } };

  it('read no token that nobody has defined', () => {
    const known = new Set([themeCss, ...sources.map(({ text }) => text)].flatMap(declared));
    // Radix tells sizes of its own, the demo's phone has the colours of its customer; a name with a fallback may be missing.
    const unknown = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/var\((--[\w-]+)(?=\))/g)]
        .map(([, name = '']) => name)
        .filter((name) => !/^--(radix|app)-/.test(name) && !known.has(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(known.size).toBeGreaterThan(100);
    expect(unknown).toEqual([]);
  });

  const pairs = new Map(
    sources.flatMap(({ path, text }) =>
      rulesIn(text).flatMap((rule) => {
        const [colour, ground] = [tokenOf(rule, 'color'), tokenOf(rule, 'background')];
        return [colour, ground].every((name) => name && `--${name}` in themes.light)
          ? [[`${colour} on ${ground}`, { colour, ground, path }] as const]
          : [];
      }),
    ),
  );

  it('put text on many grounds', () => {
    expect([...pairs.keys()]).toEqual(
      expect.arrayContaining(['on-fjord on fjord', 'on-tip on tip', 'ink-3 on sunken', 'mos on mos-soft']),
    );
  });

  it.each([...pairs])('%s is legible in light and dark', (_, { colour, ground }) => {
    const found = Object.values(themes).map((theme: Record<string, string>) =>
      contrast(theme[`--${colour}`], theme[`--${ground}`]),
    );
    expect(Math.min(...found)).toBeGreaterThanOrEqual(4.5);
  });

  it('take the time of every motion from the theme, or stop it for who wants none', () => {
    const restless = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:animation|transition)(?:-duration)?: ([^;]+);/g)]
        .map(([, value = '']) => value)
        .filter((value) => /\b\d*\.?\d+m?s\b/.test(value.replace(/var\(--motion-[\w-]+\) \d+ms/g, '')))
        .filter(() => !text.includes('media.reducedMotion'))
        .map((value) => `${path}: ${value}`),
    );
    expect(restless).toEqual([]);
  });
});
