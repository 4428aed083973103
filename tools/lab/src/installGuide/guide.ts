/** Extracts the commands of docs/tutorial/first-server.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@skal/tooling/src/root.ts';

export const GUIDE_FILE = 'docs/tutorial/first-server.md';

/** A code block of the guide. */
export interface CommandBlock {
  /** Its step, `7. TLS`. */
  step: string;
  /** Its position within the step, from 1. */
  place: number;
  commands: string;
}

/** Returns all code blocks with commands, in order. */
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

/** The values of the placeholders; everything else is executed unchanged. */
export interface ReaderValues {
  domain: string;
  repository: string;
}

/**
 * Fills in the placeholders.
 * @throws when the guide lacks a placeholder
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
    if (!blocks.some(({ commands }) => from.test(commands))) throw new Error(`${GUIDE_FILE} has no ${from}`);
  }
  return blocks.map((block) => ({
    ...block,
    commands: replaced.reduce((text, { from, to }) => text.replace(from, to), block.commands),
  }));
}
