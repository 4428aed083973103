import { unconfiguredSite } from '@skal/shell-kit/testing/store.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { statCards } from '../content/pages/home.ts';
import { sources } from '../content/sources.ts';
import { renderSite } from '../testing/renderSite.tsx';
import HomePage from './HomePage.tsx';

const section = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no section ${id}`);
  return within(found);
};

describe('the home page', () => {
  it('C1: has seven sections in order', () => {
    renderSite(<HomePage />);
    const ids = [...document.querySelectorAll('main > section')].map(({ id }) => id);
    expect(ids).toEqual(['home', 'portfolio', 'business-case', 'how-it-works', 'solutions', 'industries', 'contact']);
  });

  it('C9: links from the top to the solutions and to the dialog', () => {
    renderSite(<HomePage />);
    const home = section('home');
    expect(home.getByRole('heading', { level: 1 })).toHaveTextContent('Your regulars, in an app that is yours');
    expect(home.getByRole('link', { name: 'Solutions' })).toHaveAttribute('href', '/solutions');
    expect(home.getByRole('button', { name: 'Start Your Project' })).toHaveAttribute('data-dialog', 'consultation');
  });

  it('C18, C34: states the company’s facts', () => {
    renderSite(<HomePage />);
    const main = screen.getByRole('main');
    for (const fact of [
      '3-4 weeks',
      'Founded 2025',
      '100% focus on Danish businesses',
      'reply within 24 hours',
      'Denmark',
    ]) {
      expect(main).toHaveTextContent(fact);
    }
  });

  it('C19, C22, C23: has ten cards in order, each with its footnote, and the key insight', () => {
    renderSite(<HomePage />);
    const figures = ['20%', '30%', '23%', '40% vs 13%', '70%', '20%', '2x', '47% and 32%', '37%', '24%'];
    expect(statCards.map(({ value }) => value)).toEqual(figures);
    const cards = section('business-case').getAllByRole('heading', { level: 3 }).slice(0, 10);
    cards.forEach((heading, index) => {
      const card = heading.closest('li');
      expect(card).toHaveTextContent(figures[index] as string);
      expect(within(card as HTMLElement).getByRole('link')).toHaveAttribute('href', `#source-${index + 1}`);
    });
    expect(section('business-case').getByText('20-37%')).toBeVisible();
  });

  it('C24: lists ten sources as footnote targets', () => {
    renderSite(<HomePage />);
    expect(sources).toHaveLength(10);
    for (const { id, text } of sources) expect(document.getElementById(`source-${id}`)).toHaveTextContent(text);
  });

  it('C4, C20, C21: shows a card’s source on hover and focus', async () => {
    const { user } = renderSite(<HomePage />);
    const heading = section('business-case').getByRole('heading', { name: 'They prefer direct' });
    await user.hover(heading);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(sources[4]?.text as string);
    await user.unhover(heading);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    act(() => section('business-case').getByRole('link', { name: 'Source 5' }).focus());
    expect(await screen.findByRole('tooltip')).toHaveTextContent(sources[4]?.text as string);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  });

  it('C5, C25-C31: shows the four steps with all their details', () => {
    renderSite(<HomePage />);
    const process = section('how-it-works');
    const durations = ['1-2 days', '4 days', '2-3 weeks', '1-3 days plus 2 months optimization'];
    const steps = process.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li') as HTMLElement);
    expect(steps).toHaveLength(4);
    steps.forEach((step, index) => {
      expect(within(step).getByText(String(index + 1))).toBeInTheDocument();
      expect(step).toHaveTextContent(durations[index] as string);
      expect(within(step).getAllByRole('list', { hidden: true }).length).toBe(2);
    });
    expect(process.getByText(/^App store approval typically takes 1-3 days, up to a week\.$/)).toBeVisible();
    expect(process.getByText(/3-4 weeks plus 2 months/)).toBeVisible();
  });

  it('draws the process to scale', () => {
    renderSite(<HomePage />);
    const line = screen.getByRole('img', { name: /each as long as it takes: 3-4 weeks plus 2 months/ });
    const lengths = [...(line.firstElementChild?.children ?? [])].map((piece) => (piece as HTMLElement).style.flexGrow);
    expect(lengths).toEqual(['1.5', '4', '17.5', '2', '60']);
  });

  it.each([
    ['C32', 'business-case', 'Learn More About Our Business Case', '/business-case'],
    ['C33', 'how-it-works', 'Learn More About Our Process', '/how-it-works'],
    ['C6', 'solutions', 'See every solution', '/solutions'],
  ])('%s: %s links to its page', (_, id, name, href) => {
    renderSite(<HomePage />);
    expect(section(id).getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('D7, D8: contains the two promises of the solutions', () => {
    renderSite(<HomePage />);
    expect(section('solutions').getByText('2-Week Launch Time')).toBeVisible();
    expect(section('solutions').getByText('100% mobile ready')).toBeVisible();
  });

  it('C8, T17: shows contact data in its contact section, without values that are not set', () => {
    const { unmount } = renderSite(<HomePage />);
    expect(section('contact').getByRole('link', { name: '+45 00 00 00 00' })).toBeVisible();
    expect(section('contact').getByRole('link', { name: 'sales@skal.example' })).toBeVisible();
    expect(section('contact').getByRole('button', { name: 'Book Free Discovery Call' })).toBeVisible();
    unmount();
    renderSite(<HomePage />, { facts: unconfiguredSite });
    expect(section('contact').queryByRole('link')).not.toBeInTheDocument();
  });

  it('C7: shows the app of an industry in the phone by pointer, keyboard and tap', async () => {
    const { user, store } = renderSite(<HomePage />);
    const industries = section('industries');
    const names = ['Wine bars', 'Restaurants', 'Cafés', 'Car dealers', 'Retail stores', 'Service providers'];
    const trade = (name: string) => industries.getByRole('button', { name: new RegExp(`^${name}`) });
    const phone = industries.getByRole('group', { name: /Demo app of the selected industry/ });
    expect(phone).toHaveTextContent('Din vinbar');
    for (const name of names) expect(trade(name)).toBeVisible();
    await user.hover(trade('Car dealers'));
    expect(industries.getByRole('group', { name: /Demo app of the selected industry/ })).toHaveTextContent(
      'Dit bilhus',
    );
    expect(trade('Car dealers')).toHaveAttribute('aria-pressed', 'true');
    act(() => trade('Retail stores').focus());
    expect(industries.getByRole('group', { name: /Demo app of the selected industry/ })).toHaveTextContent('Din butik');
    expect(store.getState().marketingHome?.industry).toBe('retail-store');
  });

  it('C3: shows three apps to try, and offers a demo', () => {
    renderSite(<HomePage />);
    const portfolio = section('portfolio');
    expect(portfolio.getAllByRole('group', { name: /^Demo app/ })).toHaveLength(3);
    expect(portfolio.getByRole('button', { name: 'Schedule a Demo' })).toHaveAttribute('data-dialog', 'consultation');
  });
});
