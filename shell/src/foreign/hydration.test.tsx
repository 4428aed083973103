import { act } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onRecoverableError } from './recoverable.ts';
import { endWatch, undoForeign } from './undoForeign.ts';
import { WATCH_SCRIPT } from './watchScript.ts';

function Form() {
  const [name, setName] = useState('');
  const [keeps, setKeeps] = useState(false);
  return (
    <form>
      <label>
        Name, {name.length} letters: <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <input name="keeps" type="checkbox" checked={keeps} onChange={({ target }) => setKeeps(target.checked)} />
    </form>
  );
}

/** Errors that the tab would report. */
const reported: unknown[] = [];
globalThis.reportError = (error) => void reported.push(error);

const field = () => document.querySelector<HTMLInputElement>('[name=name]') as HTMLInputElement;
const box = () => document.querySelector<HTMLInputElement>('[name=keeps]') as HTMLInputElement;

/** A page as served, after its first script ran. */
function serve(page: ReactNode): HTMLElement {
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  const script = document.createElement('script');
  script.textContent = WATCH_SCRIPT;
  document.body.append(script);
  reported.length = 0;
  return document.getElementById('root') as HTMLElement;
}

const hydrate = (root: HTMLElement, page: ReactNode) =>
  act(async () => void hydrateRoot(root, page, { onRecoverableError }));

/** Types into the fields like a visitor, and keeps the focus in the first. */
function type(): void {
  field().value = 'Åse';
  box().checked = true;
  field().focus();
  field().setSelectionRange(1, 2);
}

const expectTyped = () => {
  expect(field()).toHaveValue('Åse');
  expect(box()).toBeChecked();
  expect(field()).toHaveFocus();
  expect(field().selectionStart).toBe(1);
  expect(reported).toEqual([]);
};

describe('HTML that other scripts have changed', () => {
  it('is restored before React hydrates it, and keeps typed text and focus', async () => {
    const root = serve(<Form />);
    type();
    const [before, html] = [field(), root.innerHTML];
    const around = document.createElement('div');
    before.replaceWith(around);
    around.append(document.createElement('i'), before, 'Fill in');
    before.focus();
    before.setSelectionRange(1, 2);
    for (const text of [...(document.querySelector('label')?.childNodes ?? [])]) {
      if (text instanceof Text) text.replaceWith(document.createElement('font'));
    }
    undoForeign();
    expect(root.innerHTML).toBe(html);
    await hydrate(root, <Form />);
    expect(field()).toBe(before);
    expectTyped();
  });

  it('gets back texts that were changed in place', () => {
    const root = serve(<p>Hello</p>);
    const text = root.firstElementChild?.firstChild as Text;
    text.data = 'Hej';
    undoForeign();
    expect(root).toHaveTextContent('Hello');
  });

  it('keeps typed text and focus if React discards it, without an error report', async () => {
    const root = serve(<Form />);
    type();
    undoForeign();
    const before = field();
    before.before(document.createElement('div'));
    await hydrate(root, <Form />);
    expect(field()).not.toBe(before);
    expectTyped();
    expect(document.body).toHaveTextContent('Name, 3 letters:');
  });

  it('keeps the texts that React itself has changed since', async () => {
    function Choice() {
      const [choice, setChoice] = useState('of the server');
      useEffect(() => setChoice('of the browser'), []);
      return <p>{choice}</p>;
    }
    const root = serve(<Choice />);
    await hydrate(root, <Choice />);
    undoForeign();
    expect(root).toHaveTextContent('of the browser');
  });

  it('is not touched once React has hydrated all of it', async () => {
    const root = serve(<Form />);
    undoForeign();
    await hydrate(root, <Form />);
    endWatch();
    field().after('Fill in');
    undoForeign();
    expect(root).toHaveTextContent('Fill in');
  });
});

it('reports HTML that React discards although no script changed it', async () => {
  const root = serve(<p>one</p>);
  await hydrate(root, <p>two</p>);
  expect(reported).toHaveLength(1);
});
