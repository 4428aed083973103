import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AppId } from '../../content/phoneDemo/phoneApp.ts';
import { phoneApps } from '../../content/phoneDemo/phoneApps.ts';
import { InteractivePhone } from './InteractivePhone.tsx';
import { formatKroner } from './phoneApp.state.ts';

function openPhone(app: AppId = 'wine-bar') {
  render(<InteractivePhone app={app} label="Demo app" />);
  const phone = within(screen.getByRole('group', { name: 'Demo app' }));
  const user = userEvent.setup({ delay: null });
  const tap = (name: string | RegExp) => user.click(phone.getByRole('button', { name }));
  return { phone, user, tap };
}

describe('the interactive phone', () => {
  it('is marked as Danish', () => {
    const { phone } = openPhone();
    expect(phone.getByText('Din vinbar').closest('[lang]')).toHaveAttribute('lang', 'da');
  });

  it('has four screens, and marks the current one', async () => {
    const { phone, tap } = openPhone();
    for (const name of ['Hjem', 'Menu', 'Book', 'Klub']) {
      const [tab] = phone.getAllByRole('button', { name }).slice(-1);
      expect(tab).toBeVisible();
    }
    await tap('Menu');
    expect(phone.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-current', 'true');
    expect(phone.getByRole('button', { name: 'Hjem' })).not.toHaveAttribute('aria-current');
  });

  it('takes an order, and adds a stamp', async () => {
    const { phone, tap } = openPhone();
    expect(phone.getAllByText('7 af 10')).not.toHaveLength(0);
    await tap('Menu');
    await tap('Læg i kurven: Barolo 2019');
    await tap('Læg i kurven: Barolo 2019');
    await tap('Læg i kurven: Sancerre');
    await tap('Fjern én: Barolo 2019');
    await tap('Bestil · 2 varer · 210 kr.');
    expect(phone.getByRole('status')).toHaveTextContent('Tak. Vi skænker og kommer ud til jer.');
    await tap('Hjem');
    expect(phone.getAllByText('8 af 10')).not.toHaveLength(0);
  });

  it('confirms, keeps and cancels a booking', async () => {
    const { phone, tap, user } = openPhone();
    await user.click(phone.getAllByRole('button', { name: 'Book' }).at(-1) as HTMLElement);
    await tap('4');
    await tap('Lørdag');
    await tap('21.00');
    expect(phone.getByRole('button', { name: '21.00' })).toHaveAttribute('aria-pressed', 'true');
    await tap('Book bord');
    expect(phone.getByRole('status')).toHaveTextContent('Bordet er jeresBord til 4, lørdag kl. 21.00');
    await tap('Hjem');
    expect(phone.getByText('Bord til 4, lørdag kl. 21.00')).toBeVisible();
    await tap('Book');
    await tap('Aflys');
    expect(phone.getByRole('button', { name: 'Book bord' })).toBeVisible();
  });

  it('fills the card, gives the reward, and starts a new one', async () => {
    const { phone, tap } = openPhone();
    await tap('Klub');
    for (let stamp = 8; stamp <= 10; stamp += 1) await tap('Saml et stempel');
    await tap('Indløs: Et glas af husets vin');
    expect(phone.getByRole('status')).toHaveTextContent('Vis skærmen ved disken.');
    expect(phone.getByText('0 af 10')).toBeInTheDocument();
    expect(phone.getByRole('button', { name: 'Saml et stempel' })).toBeVisible();
  });

  it('subscribes a guest to the news', async () => {
    const { phone, tap } = openPhone();
    await tap('Meld til');
    expect(phone.getByText('Du er på listen')).toBeVisible();
  });

  it('works by keyboard only', async () => {
    const { phone, user } = openPhone();
    await user.tab();
    expect(phone.getByRole('button', { name: 'Læg i kurven: Barolo 2019' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(phone.getByText('1')).toBeVisible();
  });

  it.each(Object.keys(phoneApps) as AppId[])('works for the industry %s', async (app) => {
    const { phone, user, tap } = openPhone(app);
    const { screens, items, basket, book } = phoneApps[app];
    await user.click(phone.getAllByRole('button', { name: screens.list }).at(-1) as HTMLElement);
    await tap(`Læg i kurven: ${items[0]?.name}`);
    await tap(new RegExp(`^${basket.send} · 1 ${basket.one} · `));
    expect(phone.getByRole('status')).toHaveTextContent(basket.sent);
    await user.click(phone.getAllByRole('button', { name: screens.book }).at(-1) as HTMLElement);
    await user.click(phone.getAllByRole('button', { name: book.confirm })[0] as HTMLElement);
    expect(phone.getByRole('status')).toHaveTextContent(book.done);
  });

  it.each([
    [95, '95 kr.'],
    [1150, '1.150 kr.'],
    [264900, '264.900 kr.'],
  ])('formats %d as %s', (amount, text) => {
    expect(formatKroner(amount)).toBe(text);
  });
});
