/** Compares states of the QA panel with reference images. */

import type { Page } from '@playwright/test';
import { applyColorScheme } from '@skal/tooling/src/browser/axe.ts';
import { expect } from '../fixtures.ts';
import { findState, openState, readLinks, type StateLink, stateSlugOf } from '../qa/qaPanel.ts';
import { waitForPageReady } from '../wait/pageReady.ts';
import { findUnusedReferences } from './references.ts';
import { DEFAULT_VARIANTS, type Variant } from './variants.ts';

/** The date of the mocks' data. */
const NOON = new Date('2026-11-21T11:00:00Z');

/** The only page whose screenshots show more than the viewport. */
const HOME = '/';

/** A state that has reference images. */
export interface ScreenshotState extends Pick<StateLink, 'screen' | 'name'> {
  /** The default variants unless given. */
  readonly variants?: readonly Variant[];
}

/** Waits for fonts, images and everything that the page requests. */
async function waitForContent(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images]
        .filter(({ loading, complete }) => complete || loading !== 'lazy')
        .map((image) => image.decode().catch(() => undefined)),
    );
  });
  await waitForPageReady(page);
}

/** The links of each panel that was read: the list is the same in every test of a worker. */
const panels = new Map<string, readonly StateLink[]>();

async function findLink(page: Page, state: ScreenshotState, from: string): Promise<StateLink> {
  const links = panels.get(from) ?? (await readLinks(page, { from, choose: (all) => all }));
  panels.set(from, links);
  return findState(links, state);
}

/** The path of a reference image: a folder per viewport width and colour scheme. */
const pathOf = (link: StateLink, { size, scheme }: Variant): string => {
  const variant = `${size.width}.${scheme}`;
  return `${variant}/${stateSlugOf(link)}.${variant}.webp`;
};

/**
 * Opens a state and compares it with its reference images.
 * @param from a page of the site; the link to the state is read from its QA panel
 */
export async function expectScreenshots(page: Page, state: ScreenshotState, from = HOME): Promise<void> {
  await page.clock.setFixedTime(NOON);
  const link = await findLink(page, state, from);
  const { pathname } = new URL(link.href, 'http://localhost');
  await openState(page, link);
  for (const variant of state.variants ?? DEFAULT_VARIANTS) {
    await page.setViewportSize(variant.size);
    await applyColorScheme(page, variant.scheme);
    await waitForContent(page);
    await expect.soft(page).toHaveScreenshot(pathOf(link, variant).split('/'), { fullPage: pathname === HOME });
  }
}

/** Lists the reference images of the current project that belong to none of these states. */
export async function findUnusedScreenshots(
  page: Page,
  states: readonly ScreenshotState[],
  from = HOME,
): Promise<string[]> {
  const used: string[] = [];
  for (const state of states) {
    const link = await findLink(page, state, from);
    used.push(...(state.variants ?? DEFAULT_VARIANTS).map((variant) => pathOf(link, variant)));
  }
  return findUnusedReferences(used);
}
