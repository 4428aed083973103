/** A tester's page: the list of its panel, and a state of it on the screen. */
import type { Page } from '@playwright/test';

/** What serves it, in place of the product. */
export const QA_SITE = { program: 'tooling/src/qa.ts' } as const;

/** A state of the list. */
export interface StateLink {
  /** What the list calls the screen and, below it, the state. */
  readonly screen: string;
  readonly name: string;
  readonly href: string;
  /** Whose state it is, without `mfe-`. */
  readonly remote: string;
  /** Whether something is done on the page until it is there. */
  readonly hasActions: boolean;
  /** Whether only a narrow page has it. */
  readonly isNarrow: boolean;
  /** Whether nobody is signed in there any more: the page leads to the sign-in page a moment later. */
  readonly endsSession: boolean;
}

const panelOf = (page: Page) => page.getByRole('list', { name: 'States' });

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'QA' }).click();
  await panelOf(page).getByRole('link').first().waitFor();
}

/** What a link calls its state. */
export const stateSlugOf = ({ href }: Pick<StateLink, 'href'>): string =>
  new URL(href, 'http://localhost').searchParams.get('state') ?? '';

/** Which states a test is about. */
export interface StateFilter {
  /** Of the list. */
  readonly choose: (links: readonly StateLink[]) => readonly StateLink[];
  /** A page that the site has, by whose panel the list is read; the home page unless said otherwise. */
  readonly from?: string;
}

/** The links of the panel that are wanted, in its order on a page. */
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
        hasActs: link.hasAttribute('data-acts'),
        isNarrow: link.hasAttribute('data-narrow'),
        isEnd: link.hasAttribute('data-ends'),
      })),
    );
  return choose(all);
}

/** Goes to a state from a page that is at another one with the same answers. */
export async function followLink(page: Page, { href }: StateLink): Promise<void> {
  await openPanel(page);
  await panelOf(page)
    .locator(`[href=${JSON.stringify(href)}]`)
    .click();
}

/** What the page says of a state, once it is brought about, or could not be: `… : shown` where it is there. */
export async function readStatus(page: Page, link: StateLink): Promise<string> {
  const done = page.locator(`[data-state=${JSON.stringify(stateSlugOf(link))}]`).filter({ hasNotText: /: on its way$/ });
  await done.waitFor();
  return (await done.textContent()) ?? '';
}

/**
 * Opens a state in a page of its own, and waits until it is there.
 * @throws Error with what the page says where it is not
 */
export async function openState(page: Page, link: StateLink): Promise<void> {
  await page.goto(link.href);
  const said = await readStatus(page, link);
  if (!said.endsWith(': shown')) throw new Error(`${link.href}\n  ${said}`);
}
