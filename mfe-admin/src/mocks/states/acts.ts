import { press, write } from '@skal/shell-kit/mocks/states.ts';
import { followUp, ticketDesk } from '../../content/inbox.ts';
import { idOf } from '../inboxItems.ts';

/** The address of something in the inbox. */
export const item = (kind: string, letter: string) => `/admin?tab=inbox&item=${kind}-${idOf(letter)}`;

export const answering = [write(ticketDesk.label, 'We are on it.'), press(ticketDesk.send)];
export const noting = [write(followUp.note, 'Call on Monday'), press(followUp.save)];
