/** The commands of docs/tutorial/first-server.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@skal/tooling/src/root.ts';

export const GUIDE_FILE = 'docs/tutorial/first-server.md';

/** Commands that stand together on the page. */
export interface CommandBlock {
  /** The step that they belong to, `7. TLS`. */
  step: string;
  /** The how many-th of its step, from 1. */
  place: number;
  commands: string;
}

/** Everything that the page has one type in, in its order. */
export function parseCommandBlocks(text = readFileSync(join(ROOT, GUIDE_FILE), 'utf8')): CommandBlock[] {
  const blocks: CommandBlock[] = [];
  for (const section of text.split(/^## /m).slice(1)) {
    const step = section.slice(0, section.indexOf('\n'));
    [...section.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].forEach(([, commands = ''], index) => {
      blocks.push({ step, place: index + 1, commands });
    });
  }
  return blocks;
}

/** What a reader puts in: nothing else of the page is changed. */
export interface ReaderValues {
  domain: string;
  repository: string;
}

/**
 * The commands with the reader's own names in them.
 * @throws where the page does not ask for them any more
 */
export function fillPlaceholders(
  blocks: readonly CommandBlock[],
  { domain, repository }: ReaderValues,
): CommandBlock[] {
  const replaced = [
    { from: /^domain=\S+/m, to: `domain=${domain}` },
    { from: /<your repository>/, to: repository },
  ];
  for (const { from } of replaced) {
    if (!blocks.some(({ commands }) => from.test(commands))) throw new Error(`${GUIDE_FILE} has no ${from} any more`);
  }
  return blocks.map((block) => ({
    ...block,
    commands: replaced.reduce((text, { from, to }) => text.replace(from, to), block.commands),
  }));
}
