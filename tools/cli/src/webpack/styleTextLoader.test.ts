import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './bundles.ts';
import styleTextLoader from './styleTextLoader.ts';

describe('the style elements of a library', () => {
  it('get their text as a child', () => {
    const source = 'jsx("style", {\n  dangerouslySetInnerHTML: {\n    __html: `[a]{color:red}`\n  },\n  nonce\n})';
    expect(styleTextLoader(source)).toBe('jsx("style", {\n  children: `[a]{color:red}`,\n  nonce\n})');
  });

  it('are the only HTML that an installed file writes', () => {
    const radix = join(ROOT, 'node_modules/@radix-ui');
    const files = readdirSync(radix, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /dist.index\.mjs$/.test(name),
    );
    const texts = files.map((name) => readFileSync(join(radix, name), 'utf8'));
    expect(texts.filter((text) => text.includes('dangerouslySetInnerHTML')).length).toBeGreaterThan(0);
    expect(texts.map(styleTextLoader).filter((text) => /dangerouslySetInnerHTML|\.innerHTML/.test(text))).toEqual([]);
  });
});
