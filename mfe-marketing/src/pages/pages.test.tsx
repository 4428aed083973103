import { makeSiteFacts } from '@skal/shell-kit/testing/store.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { paths } from '../content/contentTypes.ts';
import manifest from '../manifest.ts';
import { mockSiteApi } from '../testing/mockSiteApi.ts';
import { renderSite } from '../testing/renderSite.tsx';

const { requests } = mockSiteApi();

async function open(path: string, facts = makeSiteFacts()) {
  const route = manifest.routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`There is no ${path}`);
  const { default: Page }: { default: ComponentType } = await route.load();
  return renderSite(<Page />, { path, facts });
}

const text = () => screen.getByRole('main').textContent ?? '';
const openers = () =>
  [...document.querySelectorAll('[data-dialog="consultation"]')].map(({ textContent }) => textContent);

describe('every page', () => {
  it.each(manifest.routes.map(({ path }) => path))(
    '%s has one h1, headings in order, and valid links',
    async (path) => {
      await open(path);
      const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      const skippedLevels = levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1);
      expect(skippedLevels).toEqual([]);
      const knownPaths = new Set<string>(Object.values(paths));
      for (const link of screen.getAllByRole('link')) {
        const href = link.getAttribute('href') ?? '';
        if (/^(tel|mailto):./.test(href)) continue;
        const [page, part] = href.split('#');
        if (page) expect(knownPaths).toContain(page);
        else expect(document.getElementById(part ?? '')).not.toBeNull();
      }
      expect(requests).toHaveLength(0);
    },
  );

  it('F2: together they open the dialog by all its labels', async () => {
    const found = new Set<string | null>();
    for (const path of ['/', '/solutions', '/business-case', '/how-it-works', '/about', '/contact']) {
      const { unmount } = await open(path);
      expect(openers().length).toBeGreaterThan(0);
      for (const name of openers()) found.add(name);
      unmount();
    }
    // The eighth, Book a Consultation, is in the header.
    expect([...found].sort()).toEqual([
      'Book Discovery Call',
      'Book Free Consultation',
      'Book Free Discovery Call',
      'Get Your Custom Solution',
      'Schedule a Demo',
      'Start Free Consultation',
      'Start Your Project',
    ]);
  });

  it('F2, F3: a button opens the lazily loaded dialog', async () => {
    const { user } = await open('/solutions');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Get Your Custom Solution' })[0] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Book your free discovery call' })).toBeVisible();
  });

  it.each(['/solutions', '/business-case', '/how-it-works', '/about', '/contact', '/privacy-policy'])(
    'D28, D35, D40: %s has a way back to the home page',
    async (path) => {
      await open(path);
      expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    },
  );
});

describe('the specified copy of the pages', () => {
  it('D1-D8: solutions', async () => {
    await open('/solutions');
    expect(within(screen.getByRole('region', { name: 'Six core features' })).getAllByRole('term')).toHaveLength(6);
    const part = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('heading', { level: 3 });
    expect(part('Four integrations').map(({ textContent }) => textContent)).toEqual([
      'Shopify',
      'Dandomain',
      'Mailchimp',
      'MitID',
    ]);
    expect(part('A CRM platform that fills itself')).toHaveLength(4);
    expect(part('You are never on your own').map(({ textContent }) => textContent)).toEqual(['Support', 'Training']);
    expect(text()).toContain('2-Week Launch Time');
    expect(text()).toContain('100% mobile ready');
  });

  it('D9-D24: business case', async () => {
    await open('/business-case');
    for (const figure of [
      '73%',
      'expect online ordering',
      '68%',
      "won't return",
      '23%',
      'revenue potential',
      '18%',
      'order value boost',
      '35%',
      '40%',
      '92%',
      '-2,400 euro',
      '-15%',
      '-25h',
      '50,000 euro',
      '61,500 euro',
      '+11,500 euro',
      '138,000 euro',
      '8,000-15,000 euro',
      '200-500 euro',
      '1-2 months',
      '800-1400%',
    ]) {
      expect(text()).toContain(figure);
    }
    expect(within(screen.getByRole('region', { name: 'Research sources' })).getAllByRole('listitem')).toHaveLength(10);
  });

  it('D25-D27: how it works', async () => {
    await open('/how-it-works');
    expect(
      within(screen.getByRole('region', { name: 'The four phases' })).getAllByRole('heading', { level: 3 }),
    ).toHaveLength(4);
    for (const figure of ['15,000-35,000 euro', '18-31%', '3-4 weeks plus 2 months', '1-3 days, up to a week']) {
      expect(text()).toContain(figure);
    }
    for (const name of ['What you get', 'Investment and timeline', 'Reasons to choose us']) {
      expect(screen.getByRole('region', { name })).toBeVisible();
    }
  });

  it('D28-D34: about', async () => {
    await open('/about');
    for (const name of [
      'Discovery',
      'Innovation',
      'Precision',
      'Partnership',
      'Data-driven approach',
      'Danish market expertise',
      'Rapid deployment',
    ]) {
      expect(screen.getByRole('heading', { name })).toBeVisible();
    }
    expect(screen.getByRole('region', { name: 'Our story' })).toHaveTextContent('2025');
    expect(screen.getByRole('region', { name: 'Our mission' })).toHaveTextContent('+32%');
    expect(screen.getByRole('link', { name: 'See our solutions' })).toHaveAttribute('href', '/solutions');
  });

  it.each([
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms-of-service', 'Terms of Service'],
    ['/acceptable-use-policy', 'Acceptable Use Policy'],
    ['/refund-policy', 'Refund Policy'],
    ['/service-expectations', 'Service Expectations'],
  ])('B16-B18: %s starts at its top, with its two specified lines', async (path, title) => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await open(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText('18 September 2024')).toBeVisible();
    expect(screen.getByText('Connecticut, USA')).toBeVisible();
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' }));
    const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(contents.length).toBeGreaterThanOrEqual(5);
  });

  it('the privacy policy states how long inquiries, device cookies and drafts are kept', async () => {
    await open('/privacy-policy', makeSiteFacts({ inquiryDays: 365 }));
    expect(screen.getByText(/^Inquiries are deleted after 365 days\./)).toBeVisible();
    expect(screen.getByText(/It expires 90 days after you last signed in on that device/)).toBeVisible();
    expect(screen.getByText(/or for 7 days where you are signed in/)).toBeVisible();
  });
});
