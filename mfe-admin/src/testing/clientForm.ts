import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderAdmin } from './renderAdmin.tsx';

/** Opens the new client form. */
export async function openClientForm() {
  const opened = await renderAdmin('?tab=clients');
  await screen.findByRole('table');
  await opened.user.click(screen.getByRole('button', { name: 'Create Client' }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Create Client' })) };
}

export type ClientDialog = Awaited<ReturnType<typeof openClientForm>>['dialog'];

const goTo = (field: HTMLElement) => act(async () => field.focus());

export async function fillField(user: UserEvent, dialog: ClientDialog, label: RegExp, text: string) {
  await goTo(dialog.getByLabelText(label));
  await user.paste(text);
}

/** Selects the option with this beginning: typing on a closed list selects it. */
export async function setFilter(user: UserEvent, dialog: ClientDialog, label: RegExp, beginning: string) {
  await goTo(dialog.getByLabelText(label));
  await user.keyboard(beginning);
}

/** Fills in the whole form. */
export async function fillClient(user: UserEvent, dialog: ClientDialog) {
  await fillField(user, dialog, /^Business Name/, 'Bar Nord');
  await setFilter(user, dialog, /^Business Type/, 'Ca');
  await fillField(user, dialog, /^Contact Name/, 'Ida Holm');
  await fillField(user, dialog, /^Phone/, '20 30 40 50');
  await fillField(user, dialog, /^Email/, ' ida@nord.example ');
  await setFilter(user, dialog, /^Subscription Plan/, 'Pr');
  await fillField(user, dialog, /^Password/, 'otte tegn');
}

export const submitClient = (user: UserEvent, dialog: ClientDialog) =>
  user.click(dialog.getByRole('button', { name: 'Create Client' }));
