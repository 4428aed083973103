/** The states of a tester's list that have pictures, and how each is looked at. */
import type { Scheme } from '@skal/tooling/src/browser/axe.ts';
import { DESKTOP, PHONE } from '../harness/journey.ts';
import type { Link } from '../harness/tester.ts';

export interface Look {
  readonly size: typeof DESKTOP;
  readonly scheme: Scheme;
}

export interface Place {
  readonly link: Link;
  readonly looks: readonly Look[];
  /** Whether all of the page is held, and not its first screen alone. */
  readonly isWhole: boolean;
}

/** Each width and each scheme once: what changes in one of them is seen, and there are half as many pictures. */
const EACH: readonly Look[] = [
  { size: DESKTOP, scheme: 'light' },
  { size: PHONE, scheme: 'dark' },
];
const ALL: readonly Look[] = [...EACH, { size: DESKTOP, scheme: 'dark' }, { size: PHONE, scheme: 'light' }];

/** The screen whose states are the public pages: each has pictures. */
const PUBLIC = 'Public site';

/** Besides these, over pages and in accounts, before an app is live and afterwards: screens with their states. */
const KEY: Readonly<Record<string, readonly string[]>> = {
  'Consultation popup': ['empty', 'required fields missing'],
  Overview: ['zeros until launch', 'live, with figures'],
  'App Status': ['an example plan', 'live'],
  'User Adoption': ['covered until launch'],
  Billing: ['live, with invoices'],
  'My Tickets': ['filled'],
  'Admin overview': ['filled'],
  Clients: ['filled'],
  'Client panel': ['profile'],
  Revenue: ['filled'],
  Inbox: ['filled'],
};

/** What has a look of its own in every combination, being large, or over another page. */
const IN_ALL = new Set([
  'Consultation popup: empty',
  'Public site: Log In',
  'Overview: live, with figures',
  'Clients: filled',
]);

const HOME = '/';
const pathOf = ({ href }: Link): string => new URL(href, 'http://localhost').pathname;

/**
 * What there is a picture of: every public page, and what is named.
 * @throws Error where the list has no state that is named
 */
export function placesOf(links: readonly Link[]): Place[] {
  const named = Object.entries(KEY).flatMap(([screen, names]) => names.map((name) => ({ screen, name })));
  const found = named.map(({ screen, name }) => {
    const link = links.find((each) => each.screen === screen && each.name === name);
    if (!link) throw new Error(`A tester's list has no '${screen}: ${name}'. Name another state in places.ts`);
    return link;
  });
  const pages = links.filter(({ screen }) => screen === PUBLIC);
  return [...pages, ...found].map((link) => ({
    link,
    looks: IN_ALL.has(`${link.screen}: ${link.name}`) ? ALL : EACH,
    isWhole: pathOf(link) === HOME,
  }));
}
