import { jest } from '@jest/globals';
import { EVENT_CAPTURE_SCRIPT } from './eventCaptureScript.ts';
import { HYDRATION_STAGE, markHydrated, markInteractive } from './eventReplay.ts';

const answered: string[] = [];

/** A page before hydration: navigation bar, page, a dialog trigger and a form in the page. */
const PAGE = `
  <button id="menu"><span id="sign">Menu</span></button>
  <a id="link" href="#x">Link</a>
  <main>
    <button id="demo">Show the demo</button>
    <button id="book" data-dialog="consultation">Book</button>
    <form><input id="name"><textarea id="words"></textarea><button type="button" id="eye"></button><button id="send"></button></form>
    <input id="alone">
  </main>`;

const at = (id: string) => document.getElementById(id) as HTMLElement;
const click = (id: string) => at(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const press = (id: string, key: string) => at(id).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

/** Simulates React on a part that is not hydrated: it stops the event in the capture phase. */
const stopIn = (selector: string) => {
  const stop = (event: Event) => event.stopPropagation();
  document.querySelector(selector)?.addEventListener('click', stop, true);
  return () => document.querySelector(selector)?.removeEventListener('click', stop, true);
};

const become = (part: Parameters<typeof markInteractive>[0]) => {
  markHydrated(part);
  markInteractive(part);
  jest.advanceTimersByTime(100);
};

beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = EVENT_CAPTURE_SCRIPT;
  document.head.append(script);
});

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window.skalEventCapture ?? {}, { interactive: 0, hydrated: 0, button: null });
  document.body.innerHTML = PAGE;
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  answered.length = 0;
});
afterEach(() => jest.useRealTimers());

/** Adds listeners to the page, which do not see earlier clicks. */
const listen = () => {
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => answered.push(button.id));
  }
};

describe('a click on a part that was just hydrated, before the page reports it', () => {
  it('E5: is handled once', () => {
    markHydrated(HYDRATION_STAGE.shell);
    listen();
    click('menu');
    become(HYDRATION_STAGE.shell);
    expect(answered).toEqual(['menu']);
  });

  it('is captured while React only knows the button and no handler ran', () => {
    Object.assign(at('menu'), { __reactProps$1: {} });
    click('menu');
    listen();
    become(HYDRATION_STAGE.shell);
    expect(answered).toEqual(['menu']);
  });
});

describe('a click before hydration', () => {
  it.each([
    ['menu', ['menu'], []],
    ['sign', ['menu'], []],
    ['book', ['book'], []],
    ['demo', [], ['demo']],
    ['send', [], ['send']],
    ['link', [], []],
  ])('on %s is replayed in the shell: %j, and then in the page: %j', (id, byShell, byPage) => {
    click(id);
    listen();
    become(HYDRATION_STAGE.shell);
    expect(answered).toEqual(byShell);
    become(HYDRATION_STAGE.page);
    expect(answered).toEqual([...byShell, ...byPage]);
  });

  it.each([
    ['name', 'Enter', ['send']],
    ['name', 'a', []],
    ['words', 'Enter', []],
    ['alone', 'Enter', []],
  ])('or in %s the key %s: %j', (id, key, expected) => {
    press(id, key);
    listen();
    become(HYDRATION_STAGE.page);
    expect(answered).toEqual(expected);
  });

  it('is replayed once, and only the last one', () => {
    click('demo');
    click('menu');
    listen();
    become(HYDRATION_STAGE.shell);
    become(HYDRATION_STAGE.page);
    expect(answered).toEqual(['menu']);
  });

  it('is dropped when its button is removed', () => {
    click('menu');
    listen();
    const menu = at('menu');
    menu.remove();
    become(HYDRATION_STAGE.shell);
    expect(answered).toEqual([]);
    expect(window.skalEventCapture?.button).toBeNull();
  });
});

describe('a click while the shell is hydrated', () => {
  beforeEach(() => {
    listen();
    become(HYDRATION_STAGE.shell);
  });

  it.each(['menu', 'book', 'demo'])('on %s that has been handled is not replayed', (id) => {
    click(id);
    expect(answered).toEqual([id]);
    become(HYDRATION_STAGE.page);
    expect(answered).toEqual([id]);
  });

  it('on a part of the page that is not hydrated is replayed in the page', () => {
    const release = stopIn('main');
    click('demo');
    expect(answered).toEqual([]);
    release();
    become(HYDRATION_STAGE.page);
    expect(answered).toEqual(['demo']);
  });

  it('that triggered hydration is handled by React, and not replayed', () => {
    at('demo').addEventListener('click', () => markInteractive(HYDRATION_STAGE.page), { once: true });
    click('demo');
    jest.runAllTimers();
    expect(answered).toEqual(['demo']);
  });
});

describe('a click on a part that hydrates after its page', () => {
  it('is replayed once, when the part is hydrated', () => {
    click('demo');
    listen();
    const release = stopIn('main');
    become(HYDRATION_STAGE.page);
    expect(answered).toEqual([]);
    release();
    jest.runAllTimers();
    expect(answered).toEqual(['demo']);
  });
});

describe('a page with a frame of its own', () => {
  it.each([
    ['menu', [], ['menu']],
    ['book', ['book'], []],
  ])('replays a click on %s in the shell: %j, and then in the page: %j', (id, byShell, byPage) => {
    document.body.innerHTML = `<div data-framed>${PAGE}</div>`;
    click(id);
    listen();
    become(HYDRATION_STAGE.shell);
    expect(answered).toEqual(byShell);
    become(HYDRATION_STAGE.page);
    expect(answered).toEqual([...byShell, ...byPage]);
  });

  it('captures a click outside of main while only the shell is hydrated', () => {
    document.body.innerHTML = `<div data-framed>${PAGE}</div>`;
    become(HYDRATION_STAGE.shell);
    const release = stopIn('[data-framed]');
    click('menu');
    release();
    listen();
    become(HYDRATION_STAGE.page);
    expect(answered).toEqual(['menu']);
  });
});

describe('a hydrated page', () => {
  beforeEach(() => {
    listen();
    become(HYDRATION_STAGE.page);
    become(HYDRATION_STAGE.shell);
  });

  it('handles a click once', () => {
    click('demo');
    jest.runAllTimers();
    expect(answered).toEqual(['demo']);
  });

  it('repeats a click on a part that is not hydrated yet until it is', () => {
    const release = stopIn('main');
    click('demo');
    jest.advanceTimersByTime(100);
    expect(answered).toEqual([]);
    release();
    jest.runAllTimers();
    expect(answered).toEqual(['demo']);
  });

  it('repeats only the last of several clicks', () => {
    const release = stopIn('main');
    for (const id of ['demo', 'eye', 'demo', 'demo']) click(id);
    jest.advanceTimersByTime(100);
    release();
    jest.runAllTimers();
    expect(answered).toEqual(['demo']);
  });

  it('does not repeat a click that a handler has answered and stopped', () => {
    const answer = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    document.querySelector('main')?.addEventListener('click', answer, true);
    click('demo');
    jest.advanceTimersByTime(100);
    document.querySelector('main')?.removeEventListener('click', answer, true);
    jest.runAllTimers();
    expect(answered).toEqual([]);
  });

  it('does not need the script: a page without it is left alone', () => {
    const original = window.skalEventCapture;
    delete window.skalEventCapture;
    expect(() => become(HYDRATION_STAGE.page)).not.toThrow();
    window.skalEventCapture = original;
  });
});
