import type { DeskThreadReply } from '@skal/contracts/ticketDesk';
import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '../wait/hydration.ts';

/** A form of the product that can be sent, and the way to it. */
export interface Form {
  /** The file that draws its button. */
  readonly source: string;
  /** Leads from wherever the page is to the form, as it is at first. */
  open(page: Page): Promise<unknown>;
  readonly button: string;
  /** Where its fields are, if they are not in the button's form alone. */
  place?(page: Page): Locator;
  /** What the browser complains of on the way to it. */
  readonly expectedErrors?: RegExp;
}

/** Opens a page and waits until it answers. */
export const openPage = async (page: Page, path: string) => {
  await page.goto(path);
  await waitForHydration(page, 'page');
};

/** Rows that are not there: the forms beside them are what is looked at. */
export const someTime = '2026-11-21T09:30:00.000Z';
export const someTicket: Omit<DeskThreadReply, 'id'> = {
  ...{ title: 'A ticket', description: 'Of somebody', priority: 'normal', category: 'other', status: 'open' },
  ...{ createdAt: someTime, updatedAt: someTime, responseTime: '', responseDueAt: someTime, respondedAt: null },
  ...{ clientId: '', clientName: 'A client', name: 'Somebody', email: 'a@example.dk', phone: null, unread: false },
  ...{ attachments: [], messages: [] },
};
