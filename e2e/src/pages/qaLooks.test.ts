import { axe } from '@skal/tooling/src/browser/axe.ts';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, prepareJourney } from '../harness/journey.ts';
import { faultsInEveryLook } from '../harness/looks.ts';
import { type Link, linksOf, openState, TESTER } from '../harness/tester.ts';

/** Every state where the run is for them; else those below, since each takes seconds. */
const EVERY = process.env.E2E_STATES === 'every';
/** Each state takes four seconds of a page, where others keep the machine busy three times as many. */
const LIMIT = 9_000_000;

/** So many pages go through the list side by side: more would wait for each other. */
const PAGES = 2;

/** What else may be wrong with a page than its form, which has a test of its own: one of each, of each kind of visitor. */
const SCENARIOS = ['500', 'empty', 'many', 'long'];

/** Windows over a page that are no form, and what comes of one. */
const WINDOWS: Readonly<Record<string, readonly string[]>> = {
  'Consultation popup': ['sent'],
  'Assistant in the corner': ['open'],
  'Change password': ['changed'],
  'Settings: codes': ['on, with recovery codes'],
  'Settings: passkeys': ['removing one'],
  'Client panel': ['a client who is not there'],
  'Client panel: app': ['about to launch'],
  'Client panel: reporting': ['a key made', 'about to revoke a key'],
  'Client panel: money': ['about to be marked as paid', 'about to be credited'],
  'Entries from a file': ['what would be booked'],
  'View of the list': ['open'],
  Operators: ['about to be disabled'],
  Releases: ['about to promote'],
  Commands: ['open', 'nothing found'],
};

/** Sections of a live app with all that guests have booked and ordered, to be read on a phone behind the bar. */
const FILLED: Readonly<Record<string, readonly string[]>> = {
  Reservations: ['filled'],
  'Events & Experiences': ['filled'],
  'Takeaway Orders': ['filled'],
};

/** The page's own, without what is a tester's. */
const OWN = 'body > :not([data-qa])';

/** Takes away what is a tester's: its handle lies over what is at the edge of the page. */
const hidePanel = (page: Page): Promise<void> =>
  page.locator('[data-qa]').evaluateAll((places) => {
    for (const place of places) place.toggleAttribute('hidden', true);
  });

/** What is asked for and does not come: calls, and files of remotes that are not there. */
const FILES = /^request: .*\/(api|r)\//;

const addressOf = ({ href }: Link): URL => new URL(href, 'http://localhost');

/** What is there for seconds only: the next look would find something else. */
const isFleeting = (link: Link): boolean =>
  [...addressOf(link).searchParams].some(([name, value]) => /^(scenario|files)(\.|$)/.test(name) && value === 'slow');

/** The first link of each scenario that is named, at the public site, in a portal and at the operator's desk. */
function firstOfScenarios(links: readonly Link[]): Link[] {
  const seen = new Map<string, Link>();
  for (const link of links) {
    const { pathname, searchParams } = addressOf(link);
    const scenario = searchParams.get('scenario') ?? '';
    const kind = `${/^\/(admin|dashboard)/.exec(pathname)?.[1]} ${scenario}`;
    if (SCENARIOS.includes(scenario) && !seen.has(kind)) seen.set(kind, link);
  }
  return [...seen.values()];
}

/** @throws Error where the list has no state that is named */
function namedOf(links: readonly Link[]): Link[] {
  return Object.entries({ ...WINDOWS, ...FILLED }).flatMap(([screen, names]) =>
    names.map((name) => {
      const link = links.find((each) => each.screen === screen && each.name === name);
      if (!link) throw new Error(`A tester's list has no '${screen}: ${name}'. Name another state`);
      return link;
    }),
  );
}

describe('what a tester can bring about', () => {
  const journey = prepareJourney(TESTER);
  const openPage = async (): Promise<Page> => {
    const page = await journey.newPage({ reducedMotion: 'reduce' });
    // The browser asks before a client is deleted.
    page.on('dialog', (question) => question.accept());
    return page;
  };

  it(
    'is sound in every look, each state on one load',
    async () => {
      journey.expectTrouble(/^console error: (?!A mock lies)/, /^response: \d+ \w+ .*\/api\//);
      if (EVERY) journey.expectTrouble(FILES);
      const first = await openPage();
      const links = await linksOf(first);
      const narrow = new Set(
        await first.locator('a[data-narrow]').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      );
      const waiting = EVERY ? [...links] : [...firstOfScenarios(links), ...namedOf(links)];
      expect(waiting.length).toBeGreaterThan(20);

      const found: string[] = [];
      const look = async (page: Page, link: Link): Promise<string[]> => {
        await page.setViewportSize(narrow.has(link.href) ? PHONE : DESKTOP);
        await openState(page, link);
        await hidePanel(page);
        return isFleeting(link) ? axe(page) : faultsInEveryLook(page, OWN);
      };
      const goThrough = async (page: Page): Promise<void> => {
        for (let link = waiting.shift(); link; link = waiting.shift()) {
          const { href } = link;
          const faults = await look(page, link).catch(({ message }: Error) => [message]);
          found.push(...faults.map((fault) => `${href} ${fault}`));
        }
      };
      const others = await Promise.all(Array.from({ length: PAGES - 1 }, openPage));
      await Promise.all([first, ...others].map(goThrough));
      expect(found).toEqual([]);
    },
    LIMIT,
  );

  it('has a menu on a phone that is sound in every look', async () => {
    const page = await openPage();
    const found: string[] = [];
    for (const path of ['/?as=visitor', '/dashboard?as=client']) {
      await page.setViewportSize(PHONE);
      await page.goto(path);
      await page.getByRole('button', { name: /menu/i }).first().click();
      await page.getByRole('dialog').getByRole('button').first().waitFor();
      found.push(...(await faultsInEveryLook(page, OWN)).map((fault) => `${path} ${fault}`));
    }
    expect(found).toEqual([]);
  });
});
