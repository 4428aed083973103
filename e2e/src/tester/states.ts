/** States of a tester's list, each brought about, and held against what the list promises of it. */
import type { Page } from 'playwright-core';
import { DESKTOP, type Journey, PHONE } from '../harness/journey.ts';
import { followLink, type Link, linksOf, saidOf, type Wanted } from './tester.ts';

/** So many pages go through the list side by side: more would wait for each other. */
const PAGES = 2;

/** The first link of each screen: of each path and, in a portal, section. */
export function firstOfScreens(links: readonly Link[]): Link[] {
  const seen = new Map<string, Link>();
  for (const link of links) {
    const { pathname, hash, searchParams } = new URL(link.href, 'http://localhost');
    const screen = [pathname, searchParams.get('tab'), hash].join();
    if (!seen.has(screen)) seen.set(screen, link);
  }
  return [...seen.values()];
}

/** What one page goes through without being opened anew: places where nothing is done, all answered alike; or one state. */
function roundsOf(links: readonly Link[]): Link[][] {
  const alike = Object.groupBy(links, ({ href, hasActs, isNarrow }) => {
    const query = new URL(href, 'http://localhost').searchParams;
    for (const name of ['tab', 'client', 'panel', 'item', 'edit', 'period']) query.delete(name);
    if (!hasActs && !isNarrow) query.delete('state');
    return query.toString();
  });
  return Object.values(alike).map((round) => round ?? []);
}

/** Those that are reached from another one, or another one from them, without opening the page anew. */
export const linkedStates = (links: readonly Link[]): Link[] =>
  roundsOf(links)
    .filter(({ length }) => length > 1)
    .flat();

/**
 * Goes through states as a tester does, by the panel's own links.
 * @returns a line for each that is not on the screen as the list promises
 */
export async function missedStates({ newPage }: Pick<Journey, 'newPage'>, wanted: Wanted): Promise<string[]> {
  const first = await newPage();
  const waiting = roundsOf(await linksOf(first, wanted)).sort((a, b) => b.length - a.length);
  const missed: string[] = [];
  const goThrough = async (page: Page) => {
    // The browser asks before a client is deleted.
    page.on('dialog', (question) => question.accept());
    for (let round = waiting.shift(); round; round = waiting.shift()) {
      for (const [at, link] of round.entries()) {
        // A dialog that another width closes goes back in the history, which would cancel the next page.
        if (at === 0) await page.goto('about:blank');
        await page.setViewportSize(link.isNarrow ? PHONE : DESKTOP);
        if (at === 0) await page.goto(link.href);
        else await followLink(page, link);
        const said = await saidOf(page, link);
        if (!said.endsWith(': shown')) missed.push(`${link.href}\n  ${said}`);
      }
    }
  };
  const others = await Promise.all(Array.from({ length: PAGES - 1 }, () => newPage()));
  await Promise.all([first, ...others].map(goThrough));
  return missed;
}
