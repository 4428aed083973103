import { pasteInto } from '@skal/jest/helpers/pasteInto.ts';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Fills in a ticket's title and description. */
export async function fillTicket(user: UserEvent, title = 'Empty page', description = 'Since this morning') {
  await pasteInto(user, screen.getByLabelText(/^Title/), title);
  await pasteInto(user, screen.getByLabelText(/^Description/), description);
}

export const submitTicket = (user: UserEvent) => user.click(screen.getByRole('button', { name: /^Submit/ }));
