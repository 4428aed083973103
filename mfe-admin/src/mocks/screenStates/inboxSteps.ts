import { click, fill } from '@skal/shell-kit/mocks/states.ts';
import { followUp, ticketAdmin } from '../../content/operations/inbox.ts';
import { fixtureId } from '../inboxFixtures.ts';

/** Path of an inbox item. */
export const inboxItemPath = (kind: string, letter: string) => `/admin?tab=inbox&item=${kind}-${fixtureId(letter)}`;

export const replySteps = [fill(ticketAdmin.label, 'We are on it.'), click(ticketAdmin.send)];
export const noteSteps = [fill(followUp.note, 'Call on Monday'), click(followUp.save)];
