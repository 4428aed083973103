import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { FIRST_CHECK_MS } from '../route/scroll.ts';
import { click, makeRoute, makeSnapshot, makeSource, renderApp } from '../testing/renderApp.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the navigation bar', () => {
  it('E1, E2: has the specified items with their targets', async () => {
    await renderApp('/');
    await heading('Page /');
    const bar = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(bar.getByRole('link', { name: /Home/ })).toHaveAttribute('href', '/');
    expect(bar.getByRole('link', { name: 'Business Case' })).toHaveAttribute('href', '/business-case');
    expect(bar.getByRole('link', { name: 'How It Works' })).toHaveAttribute('href', '/how-it-works');
    expect(bar.getByRole('link', { name: 'Solutions' })).toHaveAttribute('href', '/solutions');
    expect(bar.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
    expect(bar.getByRole('button', { name: 'Book a Consultation' })).toBeEnabled();
  });

  it('E3: Book a Consultation opens the dialog', async () => {
    await renderApp('/');
    await click(screen.getByRole('button', { name: 'Book a Consultation' }));
    expect(await screen.findByRole('dialog', { name: 'Consultation' })).toBeVisible();
    await click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('E4: the Home link scrolls smoothly to the section home', async () => {
    await renderApp('/');
    await heading('Page /');
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    await click(screen.getByRole('link', { name: /Home/ }));
    await waitFor(() => expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' }));
    expect(scroll.mock.contexts[0]).toHaveAttribute('id', 'home');
  });

  it('E5, T15: navigates home from another page, then to the section, which keeps the focus', async () => {
    await renderApp('/solutions');
    await heading('Page /solutions');
    jest.useFakeTimers();
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    await click(screen.getByRole('link', { name: /Home/ }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Page \/$/);
    expect(scroll).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(2 * FIRST_CHECK_MS));
    jest.useRealTimers();
    expect(scroll.mock.contexts).toEqual([document.querySelector('#home')]);
    expect(document.querySelector('#home')).toHaveFocus();
  });

  it('restores the position on Back to the home page, with the focus on its heading', async () => {
    function Solutions() {
      const navigate = useNavigate();
      return (
        <button type="button" onClick={() => void navigate(-1)}>
          Back
        </button>
      );
    }
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    await renderApp('/login', makeSource({ '/solutions': Solutions }));
    await click(screen.getByRole('link', { name: /Home/ }));
    await waitFor(() => expect(scroll).toHaveBeenCalledTimes(1));
    await click(screen.getByRole('link', { name: 'Solutions' }));
    await click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(async () => expect(await heading('Page /')).toHaveFocus());
    expect(scroll).toHaveBeenCalledTimes(1);
  });

  it('E6, E7: the menu has the same items and closes after a choice', async () => {
    await renderApp('/');
    await click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    for (const name of [/Home/, 'Business Case', 'How It Works', 'Solutions', 'Log In']) {
      expect(menu.getByRole('link', { name })).toBeVisible();
    }
    await click(menu.getByRole('link', { name: 'Solutions' }));
    await heading('Page /solutions');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
  });

  it('has the entries of an unknown remote in bar, menu and footer', async () => {
    const fourth = makeSnapshot({
      name: 'mfe-events',
      routes: [makeRoute('/events')],
      dialogs: ['tasting'],
      nav: {
        bar: [
          { label: 'Events', to: '/events', order: 15 },
          { label: 'Book a Tasting', opens: 'tasting', order: 50 },
        ],
        company: [{ label: 'Our Events', to: '/events', order: 5 }],
      },
    });
    await renderApp('/', makeSource({}, undefined, fourth), fourth);
    await heading('Page /');
    const namesIn = (name: string) =>
      within(screen.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => link.textContent);
    const bar = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(namesIn('Main')).toEqual(['Skal Home', 'Business Case', 'Events', 'How It Works', 'Solutions', 'Log In']);
    expect(namesIn('Company')[0]).toBe('Our Events');
    await click(bar.getByRole('link', { name: 'Events' }));
    await heading('Page /events');
    await click(bar.getByRole('button', { name: 'Book a Tasting' }));
    await click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(menu.getByRole('link', { name: 'Events' })).toBeVisible();
    expect(menu.getByRole('button', { name: 'Book a Tasting' })).toBeEnabled();
  });

  it('E8: Book a Consultation closes the menu and opens the dialog', async () => {
    await renderApp('/');
    await click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await click(menu.getByRole('button', { name: 'Book a Consultation' }));
    expect(await screen.findByRole('dialog', { name: 'Consultation' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
  });
});

describe('the footer', () => {
  it('E9, E10: lists the company pages and the policies, in their order', async () => {
    await renderApp('/solutions');
    await heading('Page /solutions');
    const company = within(screen.getByRole('navigation', { name: 'Company' }));
    expect(company.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/about', '/contact']);
    const legal = within(screen.getByRole('navigation', { name: 'Legal' }));
    expect(legal.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/privacy-policy',
      '/terms-of-service',
    ]);
  });

  it('C35: shows phone and e-mail, on every page but the home page', async () => {
    await renderApp('/');
    await heading('Page /');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.queryByText('sales@skal.example')).toBeNull();
    await click(screen.getByRole('link', { name: 'Solutions' }));
    await heading('Page /solutions');
    expect(footer.getByRole('link', { name: 'sales@skal.example' })).toHaveAttribute(
      'href',
      'mailto:sales@skal.example',
    );
    expect(footer.getByRole('link', { name: '+45 00 00 00 00' })).toHaveAttribute('href', 'tel:+4500000000');
  });
});

describe('an unknown path', () => {
  it('B13, B14: shows the 404 page with its two lines', async () => {
    await renderApp('/nowhere');
    await heading('404 Page Not Found');
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });
});
