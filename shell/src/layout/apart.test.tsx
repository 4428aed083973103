import { expectConsoleOutput } from '@skal/jest/helpers/failOnConsole.ts';
import { screen, within } from '@testing-library/react';
import { click, makeSnapshot, makeSource, renderApp } from '../testing/renderApp.tsx';

const snapshot = makeSnapshot();
/** An entry that no gate let through: what reads it throws as it is drawn. */
const broken = null as never;

/** Opens the home page of a site whose navigation is wrong in one place. */
const open = (nav: Partial<typeof snapshot.nav>) => {
  expectConsoleOutput(/Cannot/);
  const wrong = { ...snapshot, nav: { ...snapshot.nav, ...nav } };
  return renderApp('/', makeSource({}, undefined, wrong), wrong);
};
const page = () => screen.findByRole('heading', { level: 1, name: 'Page /' });

describe('a part of the frame that throws', () => {
  it('as the bar leaves the page, the footer, and a way home', async () => {
    await open({ bar: [broken] });
    expect(await page()).toBeVisible();
    const bar = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  it('as the footer leaves the page, and a bar that works', async () => {
    await open({ company: [broken] });
    expect(await page()).toBeVisible();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    await click(screen.getByRole('link', { name: 'Solutions' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Page /solutions' })).toBeVisible();
  });
});
