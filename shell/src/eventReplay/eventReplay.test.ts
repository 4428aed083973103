import { jest } from '@jest/globals';
import { EVENT_CAPTURE_SCRIPT } from './eventCaptureScript.ts';
import { HYDRATION_STAGE, markHydrated, markInteractive } from './eventReplay.ts';

const answered: string[] = [];

/** A page as it comes, before anything of it answers: bar, page, an opener and a form in the page. */
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
const tap = (id: string) => at(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const press = (id: string, key: string) => at(id).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

/** What React does with a tap on what it has yet to take over: nobody below hears of it, and it does not come back. */
const stopIn = (selector: string) => {
  const stop = (event: Event) => event.stopPropagation();
  document.querySelector(selector)?.addEventListener('click', stop, true);
  return () => document.querySelector(selector)?.removeEventListener('click', stop, true);
};

const become = (part: Parameters<typeof markInteractive>[0]) => {
  markHydrated(part);
  markInteractive(part);
  jest.runAllTimers();
};

beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = EVENT_CAPTURE_SCRIPT;
  document.head.append(script);
});

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window.skalTaps ?? {}, { alive: 0, answers: 0, button: null });
  document.body.innerHTML = PAGE;
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  answered.length = 0;
});
afterEach(() => jest.useRealTimers());

/** From here on, the page answers: taps that were made before are none of it. */
const listen = () => {
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => answered.push(button.id));
  }
};

describe('a tap on what React has just taken over, before the page says so', () => {
  it('E5: is answered once', () => {
    markHydrated(HYDRATION_STAGE.shell);
    listen();
    tap('menu');
    become(HYDRATION_STAGE.shell);
    expect(answered).toEqual(['menu']);
  });

  it('is kept while React only knows it, and nobody has answered', () => {
    Object.assign(at('menu'), { __reactProps$1: {} });
    tap('menu');
    listen();
    become(HYDRATION_STAGE.shell);
    expect(answered).toEqual(['menu']);
  });
});

describe('a tap while nothing answers', () => {
  it.each([
    ['menu', ['menu'], []],
    ['sign', ['menu'], []],
    ['book', ['book'], []],
    ['demo', [], ['demo']],
    ['send', [], ['send']],
    ['link', [], []],
  ])('on %s is answered by the shell: %j, and then by the page: %j', (id, byShell, byPage) => {
    tap(id);
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

  it('is answered once, and only the last one', () => {
    tap('demo');
    tap('menu');
    listen();
    become(HYDRATION_STAGE.shell);
    become(HYDRATION_STAGE.page);
    expect(answered).toEqual(['menu']);
  });

  it('is forgotten with the button that it was on', () => {
    tap('menu');
    listen();
    const menu = at('menu');
    menu.remove();
    become(HYDRATION_STAGE.shell);
    expect(answered).toEqual([]);
    expect(window.skalTaps?.button).toBeNull();
  });
});

describe('a tap while the shell answers', () => {
  beforeEach(() => {
    listen();
    become(HYDRATION_STAGE.shell);
  });

  it.each(['menu', 'book', 'demo'])('on %s that has been answered is not answered again', (id) => {
    tap(id);
    expect(answered).toEqual([id]);
    become(HYDRATION_STAGE.page);
    expect(answered).toEqual([id]);
  });

  it('on what the page has yet to take over is answered by the page', () => {
    const goOn = stopIn('main');
    tap('demo');
    expect(answered).toEqual([]);
    goOn();
    become(HYDRATION_STAGE.page);
    expect(answered).toEqual(['demo']);
  });

  it('that brought the page alive goes its own way, and is not made twice', () => {
    at('demo').addEventListener('click', () => markInteractive(HYDRATION_STAGE.page), { once: true });
    tap('demo');
    jest.runAllTimers();
    expect(answered).toEqual(['demo']);
  });
});

describe('a page that is alive', () => {
  it('keeps no tap, and stays so when another part tells of itself', () => {
    listen();
    become(HYDRATION_STAGE.page);
    become(HYDRATION_STAGE.shell);
    const goOn = stopIn('main');
    tap('demo');
    goOn();
    become(HYDRATION_STAGE.page);
    expect(answered).toEqual([]);
  });

  it('needs no script of that kind: a page without it is left alone', () => {
    const kept = window.skalTaps;
    delete window.skalTaps;
    expect(() => become(HYDRATION_STAGE.page)).not.toThrow();
    window.skalTaps = kept;
  });
});
