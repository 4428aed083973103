import { fileURLToPath } from 'node:url';
import { docLinks } from './docLinks.ts';

describe('the lint of links in pages', () => {
  const root = fileURLToPath(new URL('../../../..', import.meta.url));
  const lines = (text: string) =>
    docLinks(root, [
      { path: 'docs/README.md', text },
      { path: 'README.md', text: '# Skal\n\n## Where `it` goes, next' },
    ]).map(({ line, message }) => `${line} ${message}`);

  it('lets through files, headings, and addresses of others', () => {
    expect(
      lines('# A page\n[a](../README.md) [b](../README.md#where-it-goes-next) [c](#a-page) [d](https://x.dk/y)'),
    ).toEqual([]);
  });

  it('refuses what leads to no file, and to no heading of one', () => {
    expect(lines('# A page\n[a](../NOTHING.md)\n[b](../README.md#where) and [c](#page)')).toEqual([
      '2 leads nowhere: ../NOTHING.md',
      '3 leads nowhere: ../README.md#where',
      '3 leads nowhere: #page',
    ]);
  });
});
