import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { guardTexts } from './guardTexts.ts';

guardTexts(window);

/** Ways in which scripts change texts. All but the last are what browser translators do. */
const CHANGES = {
  'replaced in one step': (text: Text, font: Element) => text.replaceWith(font),
  'taken out after its words were put before it': (text: Text, font: Element) => {
    text.before(font);
    text.remove();
  },
  'taken out before its words are put there': (text: Text, font: Element) => {
    const { parentNode, nextSibling } = text;
    text.remove();
    parentNode?.insertBefore(font, nextSibling);
  },
  'moved into elements': (text: Text, font: Element) => {
    text.before(font);
    font.replaceChildren(text);
  },
} as const;

const elements = document.body.getElementsByTagName('p');

/** Changes every text of the page, and waits for the mutation observer. */
async function translate(change: (text: Text, font: Element) => void): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(text.data);
    change(text, font);
  }
  await Promise.resolve();
}

/** Renders a page; returns a function that renders the next state. */
async function draw(page: ReactNode): Promise<(next: ReactNode) => Promise<void>> {
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild as Element);
  const render = (next: ReactNode) => act(async () => root.render(next));
  await render(page);
  return render;
}

/** Texts beside elements, other texts and nothing, which are added, changed and removed. */
const Page = ({ step }: { step: number }) => (
  <>
    {step % 2 === 0 && 'Alone '}
    <p>
      {step} of {step + 1}
      {step % 3 === 0 && <b>new</b>}
      {step % 2 === 1 ? ' open' : <i>closed</i>}
      {step > 2 && ' at last'}
    </p>
    <p>{step}</p>
    {step % 3 === 1 ? 'one' : step % 3 === 2 && <p>two</p>}
    {step}
  </>
);

/** A fixed order of steps. */
const STEPS = [0, 1, 2, 3, 4, 5, 0, 3, 1, 4, 2, 5, 5, 1, 0];

describe.each(Object.entries(CHANGES))('a text that was %s', (_, change) => {
  it('is changed, removed and followed by others as usual', async () => {
    const render = await draw(<Page step={0} />);
    for (const step of STEPS) {
      await translate(change);
      await render(<Page step={step} />);
      const drawn = document.body.textContent;
      const html = document.body.querySelectorAll('b, i, p').length;
      const fresh = document.createElement('div');
      const root = createRoot(fresh);
      await act(async () => root.render(<Page step={step} />));
      expect(drawn).toBe(fresh.textContent);
      expect(html).toBe(fresh.querySelectorAll('b, i, p').length);
      await act(async () => root.unmount());
    }
    expect(elements.length).toBeGreaterThan(0);
  });

  it('shows its current words after it was translated twice', async () => {
    const render = await draw(<p>Step {1}</p>);
    await translate(change);
    await translate(change);
    await render(<p>Step {2}</p>);
    expect(document.body.textContent).toBe('Step 2');
    await render(<p>Step</p>);
    expect(document.body.textContent).toBe('Step');
  });
});
