import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { live } from '../forms/live.ts';
import { operator } from '../forms/operator.ts';
import { visitor } from '../forms/visitor.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** What brings a form its button, and is none by itself. */
const FRAMES = ['FormDialog', 'StepForm', 'ConnectForm'];

/** What sends a form, as its source writes it: a button of its own, or the frame that brings one. */
const BUTTON = new RegExp(`<Button\\b[^>]*\\btype=(?:"submit"|\\{submitType\\})|<(?:${FRAMES.join('|')})\\b`);

const isFrame = (file: string): boolean => FRAMES.some((frame) => file.endsWith(`/${frame}.tsx`));

describe('the forms that are pressed', () => {
  it('are all that can be sent', () => {
    const sources = globSync('{account,mfe-*}/src/**/*.tsx', { cwd: ROOT }).filter(
      (file) => !(file.endsWith('.test.tsx') || isFrame(file)),
    );
    const found = sources.filter((file) => BUTTON.test(readFileSync(join(ROOT, file), 'utf8')));
    const known = [...visitor, ...live, ...operator];
    expect([...new Set(known.map(({ from }) => from))].sort()).toEqual(found.sort());
  });
});
