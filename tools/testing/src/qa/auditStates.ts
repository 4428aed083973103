/** States of a tester's list in every look. */
import { axe } from '@skal/tooling/src/browser/axe.ts';
import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from '../viewports.ts';
import type { NewPage } from '../fixtures.ts';
import { tabThroughPage } from '../audit/keyboard.ts';
import { auditAllViewports } from '../audit/viewportMatrix.ts';
import { type StateLink, readLinks, openState, type StateFilter } from './qaPanel.ts';

/** So many pages go through the list side by side: more would wait for each other. */
const PAGES = 2;

/** What may be wrong with a page besides its form, which has a test of its own: of each one state is looked at. */
const SCENARIOS = ['500', 'empty', 'many', 'long'];

/** The page's own, without what is a tester's. */
const OWN = 'body > :not([data-qa])';

/** Takes away what is a tester's: its handle lies over what is at the edge of the page. */
const hidePanel = (page: Page): Promise<void> =>
  page.locator('[data-qa]').evaluateAll((places) => {
    for (const place of places) place.toggleAttribute('hidden', true);
  });

const addressOf = ({ href }: StateLink): URL => new URL(href, 'http://localhost');

/** What is there for seconds only: the next look would find something else. */
const isFleeting = (link: StateLink): boolean =>
  link.endsSession ||
  [...addressOf(link).searchParams].some(([name, value]) => /^(scenario|files)(\.|$)/.test(name) && value === 'slow');

/** The first link of each scenario that is named. */
function firstOfScenarios(links: readonly StateLink[]): StateLink[] {
  const scenarioOf = (link: StateLink) => addressOf(link).searchParams.get('scenario') ?? '';
  return SCENARIOS.flatMap((scenario) => links.find((link) => scenarioOf(link) === scenario) ?? []);
}

/** Screens of a tester's list, with states of theirs. */
export type StateNames = Readonly<Record<string, readonly string[]>>;

/**
 * The states of a list that are named.
 * @throws Error where the list has none of that name
 */
export const findStates = (links: readonly StateLink[], named: StateNames): StateLink[] =>
  Object.entries(named).flatMap(([screen, names]) =>
    names.map((name) => {
      const link = links.find((each) => each.screen === screen && each.name === name);
      if (!link) throw new Error(`A tester's list has no '${screen}: ${name}'. Name another state`);
      return link;
    }),
  );

/** One state of each scenario, and those that are named. */
export const someStates =
  (named: StateNames) =>
  (links: readonly StateLink[]): StateLink[] => [...firstOfScenarios(links), ...findStates(links, named)];

const openPage = async ({ newPage }: { newPage: NewPage }): Promise<Page> => {
  // What moves does so until the state is there, as on most devices; looks ask for less motion.
  const page = await newPage();
  // The browser asks before a client is deleted.
  page.on('dialog', (question) => question.accept());
  return page;
};

/** What Tab does not come to, and where it cannot be seen. */
async function faultsByKeyboard(page: Page): Promise<string[]> {
  const { unreachable, notVisible } = await tabThroughPage(page);
  return [...unreachable.map((element) => `missed by Tab: ${element}`), ...notVisible.map((element) => `unmarked: ${element}`)];
}

async function look(page: Page, link: StateLink, walked: StateNames): Promise<string[]> {
  await page.setViewportSize(link.isNarrow ? PHONE : DESKTOP);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openState(page, link);
  await hidePanel(page);
  if (isFleeting(link)) return axe(page);
  const faults = await auditAllViewports(page, OWN);
  return walked[link.screen]?.includes(link.name) ? [...faults, ...(await faultsByKeyboard(page))] : faults;
}

/**
 * Looks at states in every look, each on one load, and goes through some of them by keyboard as well.
 * @returns how many there were, and a line for each fault
 */
export async function auditStates(
  journey: { newPage: NewPage },
  wanted: StateFilter,
  walked: StateNames = {},
): Promise<{ count: number; found: string[] }> {
  const first = await openPage(journey);
  const waiting = [...(await readLinks(first, wanted))];
  const count = waiting.length;
  const found: string[] = [];
  const goThrough = async (page: Page): Promise<void> => {
    for (let link = waiting.shift(); link; link = waiting.shift()) {
      const { href } = link;
      const faults = await look(page, link, walked).catch(({ message }: Error) => [message]);
      found.push(...faults.map((fault) => `${href} ${fault}`));
    }
  };
  const others = await Promise.all(Array.from({ length: PAGES - 1 }, () => openPage(journey)));
  await Promise.all([first, ...others].map(goThrough));
  return { count, found };
}

/** What is wrong with the menu of a page on a phone, in every look. */
export async function auditMobileMenu(journey: { newPage: NewPage }, path: string): Promise<string[]> {
  const page = await openPage(journey);
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await page.getByRole('button', { name: /menu/i }).first().click();
  await page.getByRole('dialog').getByRole('button').first().waitFor();
  return auditAllViewports(page, OWN);
}
