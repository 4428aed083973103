import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { click, makeSource, renderApp } from '../testing/renderApp.tsx';

/** A failing slot logs to the console (A17). */
const expectConsole = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

describe('a slot', () => {
  it('has one main and one h1 while its page loads', async () => {
    await renderApp('/');
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await screen.findByRole('heading', { level: 1, name: 'Page /' });
    expect(screen.getAllByRole('main')).toHaveLength(1);
  });

  it('shows an error, keeps the navigation, and recovers on Try again', async () => {
    const errors = expectConsole();
    await renderApp(
      '/solutions',
      makeSource({}, (_, attempt) => attempt === 0),
    );
    await click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Page /solutions' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(errors).toHaveBeenCalled();
  });

  it('A17: isolates the error of a page', async () => {
    const errors = expectConsole();
    const Broken = () => {
      throw new Error('broken page');
    };
    await renderApp('/solutions', makeSource({ '/solutions': Broken }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    await click(screen.getByRole('link', { name: 'Back to Home' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Page /' })).toBeVisible();
    expect(errors).toHaveBeenCalled();
  });
});

describe('a change of route', () => {
  it('sets the title, announces it, and moves the focus to the heading', async () => {
    await renderApp('/');
    await screen.findByRole('heading', { level: 1, name: 'Page /' });
    await click(screen.getByRole('link', { name: 'Solutions' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Page /solutions' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('Title of /solutions · Skal');
    expect(document.querySelector('[data-route-announcer]')).toHaveTextContent('Title of /solutions');
  });
});
