import { expectConsoleOutput } from '@skal/jest/helpers/failOnConsole.ts';
import { screen, within } from '@testing-library/react';
import { click, makeSnapshot, makeSource, renderApp } from '../testing/renderApp.tsx';

const snapshot = makeSnapshot();
/** An invalid navigation entry, which throws when it is rendered. */
const broken = null as never;

/** Opens the home page of a site with one invalid part of the navigation. */
const open = (nav: Partial<typeof snapshot.nav>) => {
  expectConsoleOutput(/Cannot/);
  const wrong = { ...snapshot, nav: { ...snapshot.nav, ...nav } };
  return renderApp('/', makeSource({}, undefined, wrong), wrong);
};
const page = () => screen.findByRole('heading', { level: 1, name: 'Page /' });

describe('an error in the frame', () => {
  it('keeps page, footer and a home link when it is in the bar', async () => {
    await open({ bar: [broken] });
    expect(await page()).toBeVisible();
    const bar = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  it('keeps page and bar when it is in the footer', async () => {
    await open({ company: [broken] });
    expect(await page()).toBeVisible();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    await click(screen.getByRole('link', { name: 'Solutions' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Page /solutions' })).toBeVisible();
  });
});
