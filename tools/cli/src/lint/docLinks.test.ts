import { fileURLToPath } from 'node:url';
import { docLinks } from './docLinks.ts';

describe('the lint of links in docs', () => {
  const root = fileURLToPath(new URL('../../../..', import.meta.url));
  const lines = (text: string) =>
    docLinks(root, [
      { path: 'docs/README.md', text },
      { path: 'README.md', text: '# Skal\n\n## Where `it` goes, next' },
    ]).map(({ line, message }) => `${line} ${message}`);

  it('accepts files, headings and external URLs', () => {
    expect(
      lines('# A page\n[a](../README.md) [b](../README.md#where-it-goes-next) [c](#a-page) [d](https://x.dk/y)'),
    ).toEqual([]);
  });

  it('rejects missing files and headings', () => {
    expect(lines('# A page\n[a](../NOTHING.md)\n[b](../README.md#where) and [c](#page)')).toEqual([
      '2 broken link: ../NOTHING.md',
      '3 broken link: ../README.md#where',
      '3 broken link: #page',
    ]);
  });
});
