import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { click, makeRoute, makeSnapshot, makeSource, renderApp } from '../testing/renderApp.tsx';
import { FIRST_CHECK_MS } from './scroll.ts';
import { documentTitle } from './title.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const announced = () => document.querySelector('[data-route-announcer]');

describe('a change of route', () => {
  it('is announced for an unknown path, too', async () => {
    await renderApp('/');
    await click(screen.getByRole('link', { name: 'Business Case' }));
    expect(await heading('404 Page Not Found')).toBeVisible();
    expect(document.title).toBe('404 Page Not Found · Skal');
    expect(announced()).toHaveTextContent('404 Page Not Found');
  });

  it('does not happen on the first page of a tab, whose title and focus are the browser’s', async () => {
    document.title = 'As the page came';
    await renderApp('/solutions');
    await heading('Page /solutions');
    expect(document.title).toBe('As the page came');
    expect(announced()).toHaveTextContent(/^$/);
    expect(document.body).toHaveFocus();
  });

  it('starts at the top of the new page, and a second click on the same link does not scroll', async () => {
    const scroll = jest.spyOn(window, 'scrollTo');
    await renderApp('/');
    await click(screen.getByRole('link', { name: 'Solutions' }));
    const newHeading = await heading('Page /solutions');
    await waitFor(() => expect(newHeading).toHaveFocus());
    expect(scroll.mock.calls).toEqual([[0, 0]]);
    const link = screen.getByRole('link', { name: 'Solutions' });
    act(() => link.focus());
    await click(link);
    expect(link).toHaveFocus();
    expect(scroll).toHaveBeenCalledTimes(1);
  });
});

describe('the heading of a new page', () => {
  it('gets the focus without moving the position of the Tab key', async () => {
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    const FocusableHeading = () => <h1 ref={(element) => element?.setAttribute('tabindex', '0')}>Within reach</h1>;
    await renderApp('/', makeSource({ '/solutions': FocusableHeading }));
    await click(screen.getByRole('link', { name: 'Solutions' }));
    const newHeading = await heading('Within reach');
    await waitFor(() => expect(newHeading).toHaveFocus());
    expect(newHeading).toHaveAttribute('tabindex', '0');
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  });
});

describe('a section of a page', () => {
  const Places = () => (
    <main>
      <h1>Page with places</h1>
      <Link to="#deep">Deep</Link>
      <Link to="/solutions#there">There</Link>
      <h2 id="deep">The deep place</h2>
    </main>
  );
  const Sections = () => (
    <>
      <h1>Page with a place</h1>
      <h2 id="there">The place</h2>
    </>
  );
  const place = (name: string) => screen.findByRole('heading', { level: 2, name });

  it('E4, E5: is scrolled to on the current and on the next page, which then does not start at its top', async () => {
    const scroll = jest.spyOn(window, 'scrollTo');
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    await renderApp('/', makeSource({ '/': Places, '/solutions': Sections }));
    await click(await screen.findByRole('link', { name: 'Deep' }));
    await waitFor(async () => expect(await place('The deep place')).toHaveFocus());
    await click(screen.getByRole('link', { name: 'There' }));
    await waitFor(async () => expect(await place('The place')).toHaveFocus());
    expect(await place('The place')).toHaveAttribute('tabindex', '-1');
    expect(scroll).not.toHaveBeenCalled();
    for (const call of focus.mock.calls) expect(call).toEqual([{ preventScroll: true }]);
  });

  it('J2: is left to a page with a frame of its own', async () => {
    const look = jest.spyOn(Element.prototype, 'scrollIntoView');
    const inFrame = { name: 'mfe-made-up', routes: [makeRoute('/framed', { layout: 'app' })] };
    const snapshot = makeSnapshot(inFrame);
    await renderApp('/framed', makeSource({ '/framed': Places }, undefined, snapshot), snapshot);
    const link = await screen.findByRole('link', { name: 'Deep' });
    act(() => link.focus());
    jest.useFakeTimers();
    await click(link);
    await act(() => jest.advanceTimersByTimeAsync(FIRST_CHECK_MS));
    jest.useRealTimers();
    expect(look).not.toHaveBeenCalled();
    expect(link).toHaveFocus();
  });
});

describe('the page behind a link', () => {
  const renderListening = async () => {
    const requests: string[] = [];
    const source = makeSource();
    const manifest: typeof source.manifest = (...names) => {
      requests.push(names[0]);
      return source.manifest(...names);
    };
    // A page of the shell: no files of a remote are loaded.
    await renderApp('/nowhere', { manifest });
    return requests;
  };
  const hover = (element: Element) => act(async () => void fireEvent.pointerOver(element));
  const focusOn = (element: HTMLElement) => act(async () => element.focus());

  it.each([
    ['the pointer', hover],
    ['the focus', focusOn],
  ])('is prefetched once when %s reaches it', async (_, come) => {
    const requests = await renderListening();
    await come(screen.getByRole('link', { name: 'Solutions' }));
    expect(requests).toEqual(['mfe-marketing']);
    await hover(screen.getByRole('link', { name: 'Solutions' }));
    expect(requests).toEqual(['mfe-marketing']);
  });

  it.each([
    ['of another site', 'https://other.example/solutions'],
    ['of an unknown path', '/business-case'],
    ['that is not a page', 'tel:+4500000000'],
  ])('is not prefetched if it is one %s', async (_, href) => {
    const requests = await renderListening();
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Away' });
    document.body.append(link);
    await hover(link);
    expect(requests).toEqual([]);
    link.remove();
  });

  it('is not prefetched any more after the site is unmounted', async () => {
    const requests = await renderListening();
    const link = Object.assign(document.createElement('a'), { href: '/solutions', textContent: 'Solutions' });
    document.body.append(link);
    cleanup();
    await hover(link);
    await focusOn(link);
    expect(requests).toEqual([]);
    link.remove();
  });

  it('logs no error when the prefetch fails', async () => {
    await renderApp(
      '/nowhere',
      makeSource({}, () => true),
    );
    await hover(screen.getByRole('link', { name: 'Solutions' }));
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('a title', () => {
  it.each([
    ['Solutions', 'Solutions · Skal'],
    ['Skal', 'Skal'],
    ['', ' · Skal'],
  ])('"%s" is shown as "%s"', (title, shown) => {
    expect(documentTitle(title, 'Skal')).toBe(shown);
  });
});
