import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Finding, findLines, type SourceFile } from './sourceFiles.ts';

const LINK = /\]\((?!\w+:)([^()\s]*)\)/g;

/** What a heading is called in an address. */
const slugOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const placesIn = ({ text }: SourceFile): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading));

/**
 * Refuses a link of a page of ours that leads to no file, or to no heading of one.
 * @param pages every page, so that a heading of another one is known
 */
export const docLinks = (root: string, pages: readonly SourceFile[]): Finding[] => {
  const places = new Map(pages.map((page) => [page.path, placesIn(page)]));
  const isDead = (from: string, link: string): boolean => {
    const [file = '', place] = link.split('#');
    const target = file === '' ? from : join(dirname(from), decodeURI(file));
    if (!existsSync(join(root, target))) return true;
    return place !== undefined && places.has(target) && !places.get(target)?.includes(place);
  };
  return pages.flatMap((page) =>
    [...page.text.matchAll(LINK)]
      .map(([whole, link = '']) => ({ whole, link }))
      .filter(({ link }) => isDead(page.path, link))
      .flatMap(({ whole, link }) =>
        findLines(page, new RegExp(whole.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')), () => `leads nowhere: ${link}`),
      ),
  );
};
