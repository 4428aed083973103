import type { Locator, Page } from '@playwright/test';
import type { AdminTicketThreadReply } from '@skal/contracts/support/adminTicket';
import { waitForHydration } from '../wait/hydration.ts';

/** A form of the product, and how to open it. */
export interface Form {
  /** The file that renders its submit button. */
  readonly source: string;
  /** Opens the form in its initial state, whatever the page shows. */
  open(page: Page): Promise<unknown>;
  /** The name of its submit button. */
  readonly button: string;
  /** The element that contains its fields, unless it is the button's form. */
  place?(page: Page): Locator;
  /** An error that the browser reports while the form opens. */
  readonly expectedErrors?: RegExp;
}

/** Opens a page and waits until it is hydrated. */
export const openPage = async (page: Page, path: string) => {
  await page.goto(path);
  await waitForHydration(page, 'page');
};

/** Mocked rows, for forms that belong to a row. */
export const someTime = '2026-11-21T09:30:00.000Z';
export const someTicket: Omit<AdminTicketThreadReply, 'id'> = {
  ...{ title: 'A ticket', description: 'A description', priority: 'normal', category: 'other', status: 'open' },
  ...{ createdAt: someTime, updatedAt: someTime, responseTime: '', responseDueAt: someTime, respondedAt: null },
  ...{ clientId: '', clientName: 'A client', name: 'A person', email: 'a@example.dk', phone: null, unread: false },
  ...{ attachments: [], messages: [] },
};
