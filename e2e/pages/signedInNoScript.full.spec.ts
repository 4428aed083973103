import { type Account, demoAccounts, signInViaApi } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { SECTION_TITLES } from '@skal/testing/sectionTitles.ts';
import { DESKTOP, PHONE } from '@skal/testing/viewports.ts';
import { openRendered } from '@skal/testing/wait/openRendered.ts';
import { findAxeViolations, WCAG_AA_RULES } from '@skal/tooling/src/browser/axe.ts';

/** Features that the demo app does not have. */
const OFF: readonly string[] = ['commerce', 'takeaway', 'loyalty'];

const PAGES: readonly (readonly [Account, string, string])[] = [
  ...Object.entries(SECTION_TITLES).map(
    ([id, title]) =>
      [demoAccounts.live, `/dashboard?section=${id}`, OFF.includes(id) ? 'Section not found' : title] as const,
  ),
  [demoAccounts.live, '/content-management', 'Content Management'],
  [demoAccounts.live, '/integrations', 'Platform Integrations'],
  [demoAccounts.client, '/dashboard', 'Overview'],
  ...['overview', 'clients', 'revenue', 'inbox'].map(
    (tab) => [demoAccounts.operator, `/admin?tab=${tab}`, 'Admin Dashboard'] as const,
  ),
];

/** The document as a browser without JavaScript shows it, for the audit, which needs JavaScript. */
const withoutScripts = (html: string): string =>
  html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link rel="(?:module)?preload"[^>]*>|<\/?noscript>/g, '');

test.describe('pages of an account without JavaScript', () => {
  for (const viewport of [PHONE, DESKTOP])
    for (const colorScheme of ['light', 'dark'] as const)
      test(`are readable at ${viewport.width} px in ${colorScheme} colours, and say what needs it`, async ({
        newPage,
      }) => {
        const problems: string[] = [];
        const audited = await newPage({ viewport, colorScheme });
        for (const account of [demoAccounts.live, demoAccounts.client, demoAccounts.operator]) {
          const page = await newPage({ javaScriptEnabled: false, viewport, colorScheme });
          await signInViaApi(page, account);
          for (const [, path, title] of PAGES.filter(([owner]) => owner === account)) {
            const html = await openRendered(page, path);
            await expect(page.locator('noscript p')).toContainText('Its buttons, forms and menus need JavaScript');
            const heading = page.getByRole('main').getByRole('heading', { level: 1 });
            await expect(heading).toBeVisible();
            const text = await heading.innerText();
            if (!text.includes(title)) problems.push(`${path} has the title ${text}`);
            const width = await page.evaluate(() => document.documentElement.scrollWidth);
            if (width > viewport.width) problems.push(`${path} is ${width} px wide`);
            await audited.setContent(withoutScripts(html));
            problems.push(...(await findAxeViolations(audited, WCAG_AA_RULES)).map((found) => `${path}: ${found}`));
          }
        }
        expect(problems).toEqual([]);
      });
});
