/** Reaches states of the QA panel and checks that each one appears. */
import type { Page } from '@playwright/test';
import type { Fixtures } from '../fixtures.ts';
import { DESKTOP, PHONE } from '../viewports.ts';
import { followLink, readLinks, readStatus, type StateFilter, type StateLink } from './qaPanel.ts';

/** How many pages work in parallel: more would wait for each other. */
const PAGES = 2;

/** The first link of each screen: of each path and, in a portal, section. */
export function firstStateOfEachScreen(links: readonly StateLink[]): StateLink[] {
  const seen = new Map<string, StateLink>();
  for (const link of links) {
    const { pathname, hash, searchParams } = new URL(link.href, 'http://localhost');
    const screen = [pathname, searchParams.get('tab'), searchParams.get('section'), hash].join();
    if (!seen.has(screen)) seen.set(screen, link);
  }
  return [...seen.values()];
}

/** Groups of states that one page visits without loading again: those with the same answers and no actions; or one state. */
function groupsOf(links: readonly StateLink[]): StateLink[][] {
  const alike = Object.groupBy(links, ({ href, hasActions, isNarrow }) => {
    const query = new URL(href, 'http://localhost').searchParams;
    for (const name of ['tab', 'section', 'client', 'panel', 'item', 'edit', 'period']) query.delete(name);
    if (!hasActions && !isNarrow) query.delete('state');
    return query.toString();
  });
  return Object.values(alike).map((group) => group ?? []);
}

/** States that are reached from another state, or lead to one, without loading the page again. */
export const statesReachableByLink = (links: readonly StateLink[]): StateLink[] =>
  groupsOf(links)
    .filter(({ length }) => length > 1)
    .flat();

/**
 * Visits states by the links of the panel, as a tester does.
 * @returns a line for each state that does not appear
 */
export async function findMissingStates(
  { newPage }: Pick<Fixtures, 'newPage'>,
  filter: StateFilter,
): Promise<string[]> {
  const first = await newPage();
  const waiting = groupsOf(await readLinks(first, filter)).sort((a, b) => b.length - a.length);
  const missing: string[] = [];
  const work = async (page: Page) => {
    // A confirm dialog precedes the deletion of a client.
    page.on('dialog', (dialog) => dialog.accept());
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      for (const [at, link] of group.entries()) {
        // Resizing may close a dialog, which goes back in the history and would cancel the next navigation.
        if (at === 0) await page.goto('about:blank');
        await page.setViewportSize(link.isNarrow ? PHONE : DESKTOP);
        if (at === 0) await page.goto(link.href);
        else await followLink(page, link);
        const status = await readStatus(page, link);
        if (!status.endsWith(': shown')) missing.push(`${link.href}\n  ${status}`);
      }
    }
  };
  const others = await Promise.all(Array.from({ length: PAGES - 1 }, () => newPage()));
  await Promise.all([first, ...others].map(work));
  return missing;
}
