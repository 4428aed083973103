import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { Form } from '../forms/form.ts';
import { forms, type Kind } from '../forms/forms.ts';
import { DESKTOP, PHONE, prepareJourney } from '../harness/journey.ts';
import { faultsInEveryLook } from '../harness/looks.ts';
import { pressAll } from '../harness/press.ts';
import { accounts, signIn } from '../people.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** What sends a form, as its source writes it: a button of its own, or the frame that brings one. */
const BUTTON = /<Button\b[^>]*\btype=(?:"submit"|\{submitType\})|<(?:FormDialog|StepForm)\b/;

/** How many forms one test presses: each takes seconds, and there will be more of them. */
const AT_ONCE = 5;

const groups = (Object.keys(forms) as Kind[]).flatMap((kind) =>
  Array.from({ length: Math.ceil(forms[kind].length / AT_ONCE) }, (_, index) => ({
    ...{ kind, part: index + 1 },
    group: forms[kind].slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  })),
);

describe('every form', () => {
  const journey = prepareJourney();

  /** What is wrong with a form that was left invalid: the dialog or the article that it is in, or else the page. */
  const looksOf = async (page: Page): Promise<string[]> => {
    for (const place of ['[role=dialog]', 'article']) {
      if ((await page.locator(place).count()) > 0) return faultsInEveryLook(page, place);
    }
    return faultsInEveryLook(page, 'main');
  };

  /** Presses the buttons of some forms of one person at one width; answers with what went wrong, and at the wider one with what is wrong in any look. */
  const pressEverything = async (kind: Kind, group: readonly Form[], viewport: typeof PHONE) => {
    const page = await journey.newPage({ viewport, reducedMotion: 'reduce' });
    if (kind !== 'visitor') await signIn(page, accounts[kind]);
    const lost: string[] = [];
    for (const { from, open, button, place, trouble } of group) {
      if (trouble) journey.expectTrouble(trouble);
      await open(page);
      // A dialog has the same words on the button that opens it, and makes that one inert.
      const it = page.locator('button[type=submit]').and(page.getByRole('button', { name: button }));
      const { count, lost: here } = await pressAll(page, it, place?.(page));
      lost.push(...here.map((line) => `${viewport.width} px, ${from}, ${button}: ${line}`));
      // A field at least, and the form itself.
      expect(count).toBeGreaterThan(1);
      if (viewport === DESKTOP) lost.push(...(await looksOf(page)).map((fault) => `${from} ${fault}`));
    }
    return lost;
  };

  it.each(groups)(
    'moves nothing under a press of 90 ms, and is sound in every look, whatever was left invalid: $kind ($part)',
    async ({ kind, group }) => {
      const lost = await Promise.all([PHONE, DESKTOP].map((viewport) => pressEverything(kind, group, viewport)));
      expect(lost.flat()).toEqual([]);
    },
  );

  it('knows every form that can be sent', () => {
    const sources = globSync('{account,mfe-*}/src/**/*.tsx', { cwd: ROOT }).filter(
      (file) => !file.endsWith('.test.tsx'),
    );
    const found = sources.filter((file) => BUTTON.test(readFileSync(join(ROOT, file), 'utf8')));
    const known = Object.values(forms).flat();
    expect([...new Set(known.map(({ from }) => from))].sort()).toEqual(found.sort());
  });
});
