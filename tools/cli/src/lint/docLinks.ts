import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Finding, findLines, type SourceFile } from './sourceFiles.ts';

const LINK = /\]\((?!\w+:)([^()\s]*)\)/g;

/** Returns the anchor of a heading. */
const slugOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const anchorsIn = ({ text }: SourceFile): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading));

/**
 * Rejects links to missing files or headings.
 * @param pages every page, for headings of other pages
 */
export const docLinks = (root: string, pages: readonly SourceFile[]): Finding[] => {
  const anchors = new Map(pages.map((page) => [page.path, anchorsIn(page)]));
  const isBroken = (from: string, link: string): boolean => {
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? from : join(dirname(from), decodeURI(file));
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && anchors.has(target) && !anchors.get(target)?.includes(anchor);
  };
  return pages.flatMap((page) =>
    [...page.text.matchAll(LINK)]
      .map(([whole, link = '']) => ({ whole, link }))
      .filter(({ link }) => isBroken(page.path, link))
      .flatMap(({ whole, link }) =>
        findLines(page, new RegExp(whole.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')), () => `broken link: ${link}`),
      ),
  );
};
