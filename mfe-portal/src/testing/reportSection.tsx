import { screen, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { makeSession } from '../mocks/account/session.ts';
import { settingsHandlers } from '../mocks/account/settings.ts';
import { mockPortalApi } from './mockPortalApi.ts';
import { renderSection } from './renderSection.tsx';

const features = { reservations: true, events: true, ecommerce: true, loyalty: true, takeaway: true };

/** A client with every feature, before launch or live. */
export const withEverything = (live: boolean): RequestHandler[] =>
  settingsHandlers(makeSession({ business: { features, liveAt: live ? '2026-10-01T08:00:00.000Z' : null } }));

/** A region of the page by its title, once it is loaded. */
export const region = async (name: string) => within(await screen.findByRole('region', { name }));

/** Texts of list rows in a region. */
export const rows = async (name: string) => (await region(name)).getAllByRole('listitem').map((row) => row.textContent);

/** A tile by its label; a chart's legend below has the same text. */
export const tile = (label: string) =>
  within(screen.getByRole('main')).getAllByText(label, { selector: 'span' })[0]?.parentElement;

/**
 * Opens a metric section of a live client.
 * @param answers returns the section's handler for a response
 * @param busy the default response
 */
export function reportSectionTest<Reply>(id: string, answers: (reply: Reply) => RequestHandler, busy: Reply) {
  const { respondWith } = mockPortalApi();
  const open = async (reply = busy) => {
    respondWith(...withEverything(true), answers(reply));
    return renderSection(id);
  };
  return { open, respondWith };
}
