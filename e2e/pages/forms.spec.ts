import { expect, test } from '@skal/testing/fixtures.ts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { liveClientForms } from '@skal/testing/forms/live.ts';
import { operatorForms } from '@skal/testing/forms/operator.ts';
import { visitorForms } from '@skal/testing/forms/visitor.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** What brings a form its button, and is none by itself. */
const FRAMES = ['FormDialog', 'StepForm', 'ConnectForm'];

/** What sends a form, as its source writes it: a button of its own, or the frame that brings one. */
const BUTTON = new RegExp(`<Button\\b[^>]*\\btype=(?:"submit"|\\{submitType\\})|<(?:${FRAMES.join('|')})\\b`);

/** Forms that are not pressed here, and why. */
const NOT_PRESSED = [
  // Its button is disabled until a name is there, and nothing in it can be wrong.
  'mfe-admin/src/features/client/ViewDialog.tsx',
  // They stand in `noscript`.
  'mfe-marketing/src/features/inquiry/PlainConsultation.tsx',
  'mfe-marketing/src/forms/NoScript.tsx',
];

const isFrame = (file: string): boolean => FRAMES.some((frame) => file.endsWith(`/${frame}.tsx`));

test.describe('the forms that are pressed', () => {
  test('are all that can be sent', () => {
    const sources = globSync('{account,mfe-*}/src/**/*.tsx', { cwd: ROOT }).filter(
      (file) => !(file.endsWith('.test.tsx') || isFrame(file)),
    );
    const found = sources.filter((file) => BUTTON.test(readFileSync(join(ROOT, file), 'utf8')));
    const known = [...visitorForms, ...liveClientForms, ...operatorForms];
    expect([...new Set([...NOT_PRESSED, ...known.map(({ source }) => source)])].sort()).toEqual(found.sort());
  });
});
