import { pasteInto } from '@skal/jest/helpers/pasteInto.ts';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ConsultationButton } from '../components/links/ConsultationButton.tsx';
import { renderSite } from './renderSite.tsx';

export const field = (name: RegExp) => screen.getByRole('textbox', { name });
export const radio = (name: string) => screen.getByRole('radio', { name });
export const country = () => screen.getByRole('combobox', { name: /country/i });
export const send = () => screen.getByRole('button', { name: 'Request your call' });
export const openButton = () => screen.getByRole('button', { name: 'Start Your Project' });

/** Opens the dialog on a page other than the home page. */
export async function openDialog() {
  const site = renderSite(<ConsultationButton>Start Your Project</ConsultationButton>, { path: '/about' });
  await site.user.click(openButton());
  await screen.findByRole('dialog');
  return site;
}

export const write = (user: UserEvent, name: RegExp, text: string) => pasteInto(user, field(name), text);

/** Opens the dialog and fills in its required fields; with contact by email, which needs no phone number. */
export async function openAndFillIn() {
  const site = await openDialog();
  const { user } = site;
  await write(user, /^Full Name/, 'Karen Lund');
  await write(user, /^Email Address/, 'karen@vinbar.example');
  await write(user, /^Company Name/, 'Vinbar Lund');
  await user.click(screen.getByRole('combobox', { name: /^Industry/ }));
  await user.click(await screen.findByRole('option', { name: 'Wine bar' }));
  await user.click(radio('Email'));
  return site;
}
