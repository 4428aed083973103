/** Audits states of the QA panel in every viewport and colour scheme. */

import type { Page } from '@playwright/test';
import { auditLightAndDark } from '@skal/tooling/src/browser/axe.ts';
import { tabThroughPage } from '../audit/keyboard.ts';
import { auditAllViewports } from '../audit/viewportMatrix.ts';
import type { Fixtures, NewPage } from '../fixtures.ts';
import { DESKTOP, PHONE } from '../viewports.ts';
import { findState, openState, readLinks, type StateFilter, type StateLink } from './qaPanel.ts';

/** How many pages work in parallel: more would wait for each other. */
const PAGES = 2;

/** Scenarios of which one state is audited. Those of forms have tests of their own. */
const SCENARIOS = ['500', 'empty', 'many', 'long'];

/** The site's own content, without the QA panel. */
const SITE_CONTENT = 'body > :not([data-qa])';

/** Hides the QA panel: its button covers the edge of the page. */
const hidePanel = (page: Page): Promise<void> =>
  page.locator('[data-qa]').evaluateAll((elements) => {
    for (const element of elements) element.toggleAttribute('hidden', true);
  });

const addressOf = ({ href }: StateLink): URL => new URL(href, 'http://localhost');

/** Whether a parameter of a state's address has a value: `scenario` for all calls of the page, `scenario.<call>` for one. */
const has = (link: StateLink, parameter: RegExp, value: string): boolean =>
  [...addressOf(link).searchParams].some(([name, given]) => parameter.test(name) && given === value);

/** Whether a state lasts for seconds only, so that a second viewport would show another one. */
const isTransient = (link: StateLink): boolean => link.endsSession || has(link, /^(scenario|files)(\.|$)/, 'slow');

/** The first link of each scenario. */
const firstOfScenarios = (links: readonly StateLink[]): StateLink[] =>
  SCENARIOS.flatMap((scenario) => links.find((link) => has(link, /^scenario(\.|$)/, scenario)) ?? []);

/** Names of states by their screen. */
export type StateNames = Readonly<Record<string, readonly string[]>>;

/** Chooses one state of each scenario, and the named ones. */
export const someStates =
  (named: StateNames) =>
  (links: readonly StateLink[]): StateLink[] => [
    ...firstOfScenarios(links),
    ...Object.entries(named).flatMap(([screen, names]) => names.map((name) => findState(links, { screen, name }))),
  ];

const openPage = async (newPage: NewPage): Promise<Page> => {
  // Animations run until the state is reached, as on most devices. The audit then asks for reduced motion.
  const page = await newPage();
  // A confirm dialog precedes the deletion of a client.
  page.on('dialog', (dialog) => dialog.accept());
  return page;
};

/** Lists what Tab does not reach, and where the focus is not visible. */
async function auditKeyboard(page: Page): Promise<string[]> {
  const { unreachable, notVisible } = await tabThroughPage(page);
  return [
    ...unreachable.map((element) => `not reached by Tab: ${element}`),
    ...notVisible.map((element) => `focus not visible: ${element}`),
  ];
}

async function auditState(page: Page, link: StateLink, byKeyboard: StateNames): Promise<string[]> {
  await page.setViewportSize(link.isNarrow ? PHONE : DESKTOP);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openState(page, link);
  await hidePanel(page);
  if (isTransient(link)) return auditLightAndDark(page);
  const faults = await auditAllViewports(page, SITE_CONTENT);
  return byKeyboard[link.screen]?.includes(link.name) ? [...faults, ...(await auditKeyboard(page))] : faults;
}

interface StatesAudit {
  /** How many states were audited. */
  readonly count: number;
  /** One line per fault. */
  readonly found: string[];
}

async function forEachState(
  newPage: NewPage,
  filter: StateFilter,
  audit: (page: Page, link: StateLink) => Promise<string[]>,
): Promise<StatesAudit> {
  const first = await openPage(newPage);
  const waiting = [...(await readLinks(first, filter))];
  const count = waiting.length;
  const found: string[] = [];
  const work = async (page: Page): Promise<void> => {
    for (let link = waiting.shift(); link; link = waiting.shift()) {
      const { href } = link;
      const faults = await audit(page, link).catch(({ message }: Error) => [message]);
      found.push(...faults.map((fault) => `${href} ${fault}`));
    }
  };
  const others = await Promise.all(Array.from({ length: PAGES - 1 }, () => openPage(newPage)));
  await Promise.all([first, ...others].map(work));
  return { count, found };
}

/**
 * Audits states in every viewport and colour scheme, each loaded once.
 * @param byKeyboard states that are audited by keyboard as well
 */
export const auditStates = (
  { newPage }: Pick<Fixtures, 'newPage'>,
  filter: StateFilter,
  byKeyboard: StateNames = {},
): Promise<StatesAudit> => forEachState(newPage, filter, (page, link) => auditState(page, link, byKeyboard));

/** Audits states on a phone, in light and dark, by axe alone. */
export const auditStatesOnPhone = ({ newPage }: Pick<Fixtures, 'newPage'>, filter: StateFilter): Promise<StatesAudit> =>
  forEachState(newPage, filter, async (page, link) => {
    // Resizing may close a dialog, which goes back in the history and would cancel the next navigation.
    await page.goto('about:blank');
    await page.setViewportSize(PHONE);
    await openState(page, link);
    await hidePanel(page);
    return auditLightAndDark(page);
  });

/** Audits the open menu of a page on a phone. */
export async function auditMobileMenu({ newPage }: Pick<Fixtures, 'newPage'>, path: string): Promise<string[]> {
  const page = await openPage(newPage);
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await page.getByRole('button', { name: /menu/i }).first().click();
  await page.getByRole('dialog').getByRole('button').first().waitFor();
  return auditAllViewports(page, SITE_CONTENT);
}
