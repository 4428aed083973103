/** The QA panel: its list of states, and opening one of them. */
import type { Page } from '@playwright/test';

/** Serves the site with the QA panel and mocked answers, in place of the product (`npm run qa`). */
export const QA_SITE = { program: ['tools/cli/src/cli.ts', 'qa'] } as const;

/** A link of the panel: one state of one screen. */
export interface StateLink {
  /** The title of the group, and the text of the link. */
  readonly screen: string;
  readonly name: string;
  readonly href: string;
  /** The remote that has the state, without `mfe-`. */
  readonly remote: string;
  /** Whether the page is acted on (filled in, clicked) to reach the state. */
  readonly hasActions: boolean;
  /** Whether the state exists only in a narrow viewport. */
  readonly isNarrow: boolean;
  /** Whether the session ends in it: a moment later the page redirects to the sign-in page. */
  readonly endsSession: boolean;
}

const panelOf = (page: Page) => page.getByRole('list', { name: 'States' });

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'QA' }).click();
  await panelOf(page).getByRole('link').first().waitFor();
}

/** The slug of a link's state. */
export const stateSlugOf = ({ href }: Pick<StateLink, 'href'>): string =>
  new URL(href, 'http://localhost').searchParams.get('state') ?? '';

/**
 * Finds a state by its screen and name.
 * @throws Error when the panel has no such state
 */
export function findState(
  links: readonly StateLink[],
  { screen, name }: Pick<StateLink, 'screen' | 'name'>,
): StateLink {
  const found = links.find((link) => link.screen === screen && link.name === name);
  if (!found) throw new Error(`The QA panel has no state '${screen}: ${name}'. Name another one.`);
  return found;
}

/** Selects states of the panel. */
export interface StateFilter {
  readonly choose: (links: readonly StateLink[]) => readonly StateLink[];
  /** A page of the site, whose panel is read; the home page unless given. */
  readonly from?: string;
}

/** Opens a page and reads the selected links of its panel. */
export async function readLinks(page: Page, { choose, from = '/' }: StateFilter): Promise<readonly StateLink[]> {
  await page.goto(from);
  await openPanel(page);
  const all = await panelOf(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => ({
        screen: link.closest('ul')?.parentElement?.querySelector('h2')?.textContent ?? '',
        name: link.textContent ?? '',
        href: link.getAttribute('href') ?? '',
        remote: link.getAttribute('data-remote') ?? '',
        hasActions: link.hasAttribute('data-acts'),
        isNarrow: link.hasAttribute('data-narrow'),
        endsSession: link.hasAttribute('data-ends'),
      })),
    );
  return choose(all);
}

/** Goes to a state by its link in the panel, without loading the page again. */
export async function followLink(page: Page, { href }: StateLink): Promise<void> {
  await openPanel(page);
  await panelOf(page)
    .locator(`[href=${JSON.stringify(href)}]`)
    .click();
}

/** Waits until a state is reached or has failed, and returns the panel's status: it ends in `: shown` on success. */
export async function readStatus(page: Page, link: StateLink): Promise<string> {
  const done = page
    .locator(`[data-state=${JSON.stringify(stateSlugOf(link))}]`)
    .filter({ hasNotText: /: on its way$/ });
  await done.waitFor();
  return (await done.textContent()) ?? '';
}

/**
 * Loads a state, and waits until it is reached.
 * @throws Error with the status of the panel when the state is not reached
 */
export async function openState(page: Page, link: StateLink): Promise<void> {
  await page.goto(link.href);
  const status = await readStatus(page, link);
  if (!status.endsWith(': shown')) throw new Error(`${link.href}\n  ${status}`);
}
