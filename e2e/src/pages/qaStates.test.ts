import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, prepareJourney } from '../harness/journey.ts';
import { followLink, type Link, linksOf, saidOf, stateOf, TESTER } from '../harness/tester.ts';

/**
 * Every state where the run is for them, or those that have this word in their links; else, because each takes a second, the
 * first of each screen.
 */
const { E2E_STATES: WANTED } = process.env;
const EVERY = WANTED === 'every';

/**
 * Each state takes two seconds of a page, where others keep the machine busy three times as many: an hour for 1,200 of them,
 * and there will be more.
 */
const LIMIT = 5_400_000;

/** So many pages go through the list side by side: more would wait for each other. */
const PAGES = 2;

/** What is asked for and does not come: calls, and files of remotes that are not there. */
const FILES = /^request: .*\/(api|r)\//;

/** The first link of each screen: of each path and, in a portal, section. */
function firstOfScreens(links: readonly Link[]): Link[] {
  const seen = new Map<string, Link>();
  for (const link of links) {
    const { pathname, hash, searchParams } = new URL(link.href, 'http://localhost');
    const screen = [pathname, searchParams.get('tab'), hash].join();
    if (!seen.has(screen)) seen.set(screen, link);
  }
  return [...seen.values()];
}

/** The links that this run is for. */
function chosen(links: readonly Link[]): readonly Link[] {
  if (EVERY) return links;
  return WANTED ? links.filter((link) => stateOf(link).includes(WANTED)) : firstOfScreens(links);
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

describe('a tester', () => {
  const journey = prepareJourney(TESTER);

  it(
    'sees on the states of the list what the list promises',
    async () => {
      // What is refused or does not come is told on the console as well; that a mock lies is no part of any state.
      journey.expectTrouble(/^console error: (?!A mock lies)/, /^response: \d+ \w+ .*\/api\//);
      // No screen's first state is without a file.
      if (EVERY) journey.expectTrouble(FILES);
      const first = await journey.newPage();
      const links = await linksOf(first);
      expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
      const waiting = roundsOf(chosen(links)).sort((a, b) => b.length - a.length);

      const missed: string[] = [];
      const goThrough = async (page: Page) => {
        // The browser asks before a client is deleted.
        page.on('dialog', (question) => question.accept());
        for (let round = waiting.shift(); round; round = waiting.shift()) {
          for (const [at, link] of round.entries()) {
            await page.setViewportSize(link.isNarrow ? PHONE : DESKTOP);
            if (at === 0) await page.goto(link.href);
            else await followLink(page, link);
            const said = await saidOf(page, link);
            if (!said.endsWith(': shown')) missed.push(`${link.href}\n  ${said}`);
          }
        }
      };
      const others = await Promise.all(Array.from({ length: PAGES - 1 }, () => journey.newPage()));
      await Promise.all([first, ...others].map(goThrough));
      expect(missed).toEqual([]);
    },
    LIMIT,
  );
});
