import { jest } from '@jest/globals';
import { setMediaQuery } from '@skal/jest/setup/jsdomPolyfills.ts';
import { FIRST_CHECK_MS, scrollToSection, whenElementPresent } from './scroll.ts';

describe('a section that is not rendered yet', () => {
  const found = jest.fn();
  const add = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  beforeEach(() => {
    jest.useFakeTimers();
    found.mockClear();
    document.body.innerHTML = '';
  });
  afterEach(() => jest.useRealTimers());

  it('E5: is looked up after a delay', async () => {
    add('<h2 id="faq"></h2>');
    whenElementPresent('#faq', found);
    await pass(FIRST_CHECK_MS - 1);
    expect(found).not.toHaveBeenCalled();
    await pass(1);
    expect(found).toHaveBeenCalledTimes(1);
  });

  it('T15: is waited for while the page loads, and found once', async () => {
    whenElementPresent('#faq', found);
    await pass(2_000);
    add('<h2 id="faq"></h2>');
    await pass(0);
    add('<p></p>');
    await pass(0);
    expect(found).toHaveBeenCalledTimes(1);
  });

  it('T15: is given up after three seconds, or when the visitor navigates', async () => {
    whenElementPresent('#faq', found);
    const stop = whenElementPresent('#prices', found);
    await pass(500);
    stop();
    add('<h2 id="prices"></h2>');
    await pass(2_500);
    add('<h2 id="faq"></h2>');
    await pass(5_000);
    expect(found).not.toHaveBeenCalled();
  });

  it('is not matched by a skeleton', async () => {
    add('<div data-page-placeholder><h1>On its way</h1></div>');
    whenElementPresent('h1', found);
    await pass(FIRST_CHECK_MS);
    expect(found).not.toHaveBeenCalled();
    document.body.innerHTML = '<h1>There</h1>';
    await pass(0);
    expect(found).toHaveBeenCalledTimes(1);
  });

  it('is not scrolled to behind an open menu', async () => {
    add('<main aria-hidden="true"><h1>There</h1></main>');
    whenElementPresent('h1', found);
    await pass(FIRST_CHECK_MS);
    expect(found).not.toHaveBeenCalled();
    document.querySelector('main')?.removeAttribute('aria-hidden');
    await pass(0);
    expect(found).toHaveBeenCalledTimes(1);
  });

  it.each([
    [false, 'smooth'],
    [true, 'instant'],
  ])('E4: is scrolled to, with reduced motion %s, %s, and gets the focus', async (calm, behavior) => {
    setMediaQuery('(prefers-reduced-motion: reduce)', calm);
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    add('<h2 id="a.b:c">Odd names are names</h2>');
    scrollToSection('a.b:c');
    await pass(FIRST_CHECK_MS);
    expect(scroll).toHaveBeenCalledWith({ behavior, block: 'start' });
    expect(document.activeElement).toHaveTextContent('Odd names are names');
  });
});
