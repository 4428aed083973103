import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog, Select, Tooltip } from 'radix-ui';
import { createElement } from 'react';
import { styled } from 'styled-components';
import { expectConsoleOutput } from '../helpers/failOnConsole.ts';
import { setIntersecting, setMediaQuery } from '../setup/jsdomPolyfills.ts';

const Panel = styled.section`
  color: var(--ink);
  @container (min-width: 20rem) { color: var(--fjord); }
`;

describe('a screen under test', () => {
  it('renders styled-components', () => {
    render(<Panel aria-label="Panel">Hej</Panel>);
    expect(screen.getByRole('region', { name: 'Panel' })).toHaveTextContent('Hej');
    expect(document.head.textContent).toContain('var(--ink)');
  });

  it('opens and closes a Radix dialog', async () => {
    const user = userEvent.setup();
    render(
      <Dialog.Root>
        <Dialog.Trigger>Open</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Content aria-describedby={undefined}>
            <Dialog.Title>Book a call</Dialog.Title>
            <Dialog.Close>Close</Dialog.Close>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>,
    );
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog', { name: 'Book a call' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('chooses an option in a Radix select with the pointer', async () => {
    const user = userEvent.setup();
    render(
      <Select.Root>
        <Select.Trigger aria-label="Country">
          <Select.Value placeholder="Choose" />
        </Select.Trigger>
        <Select.Portal>
          <Select.Content>
            <Select.Viewport>
              <Select.Item value="+45">
                <Select.ItemText>Denmark +45</Select.ItemText>
              </Select.Item>
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      </Select.Root>,
    );
    await user.click(screen.getByRole('combobox', { name: 'Country' }));
    await user.click(screen.getByRole('option', { name: 'Denmark +45' }));
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveTextContent('Denmark +45');
  });

  it('shows a Radix tooltip on focus', async () => {
    const user = userEvent.setup();
    render(
      <Tooltip.Provider>
        <Tooltip.Root>
          <Tooltip.Trigger>Source</Tooltip.Trigger>
          <Tooltip.Portal>
            <Tooltip.Content>Reference on request</Tooltip.Content>
          </Tooltip.Portal>
        </Tooltip.Root>
      </Tooltip.Provider>,
    );
    await user.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Reference on request');
  });

  it('has the APIs that Radix and our pages need and jsdom lacks', () => {
    const element = document.createElement('div');
    element.inert = true;
    expect(element).toHaveAttribute('inert');
    expect(element.hasPointerCapture(1)).toBe(false);
    element.scrollIntoView();
    new ResizeObserver(() => {}).observe(element);
    expect(structuredClone({ a: [1] })).toEqual({ a: [1] });
    expect(new TextDecoder().decode(new TextEncoder().encode('Skål'))).toBe('Skål');
    new BroadcastChannel('test').close();
  });

  it('matches the media queries that the test sets', () => {
    const query = '(prefers-reduced-motion: reduce)';
    const list = window.matchMedia(query);
    const events = jest.fn();
    list.addEventListener('change', events);
    expect(list.matches).toBe(false);
    setMediaQuery(query, true);
    expect(list.matches).toBe(true);
    expect(events).toHaveBeenCalledTimes(1);
  });

  it('intersects an element when the test sets it', () => {
    const element = document.createElement('div');
    const seen = jest.fn<void, [IntersectionObserverEntry[]]>();
    new IntersectionObserver(seen).observe(element);
    expect(seen).not.toHaveBeenCalled();
    setIntersecting(element);
    expect(seen.mock.calls[0]?.[0][0]?.isIntersecting).toBe(true);
  });

  it("catches React's warnings", () => {
    expectConsoleOutput(/unique "key" prop/);
    const withoutKey = ['a', 'b'].map((text) => createElement('li', null, text));
    render(<ul>{withoutKey}</ul>);
  });
});

describe('an error about a missing element', () => {
  it('prints the document at once, and once at the end of a wait', async () => {
    render(<p>Hej</p>);
    expect(() => screen.getByText('Farvel')).toThrow(/with the text: Farvel.*Hej/s);
    const error: Error = await screen.findByText('Farvel', {}, { timeout: 60 }).then(
      () => new Error('found'),
      (reason) => reason,
    );
    expect(error.name).toBe('TestingLibraryElementError');
    expect(error.message).toMatch(/with the text: Farvel.*Hej/s);
    expect(error.message.split('Hej')).toHaveLength(2);
  });
});

describe('styles', () => {
  it.each([
    ['.mark', true],
    ['.other', false],
    ['.other, .mark:not(:has(b))', true],
    ['main > p.mark', true],
    ['main > p.other', false],
    ['main .mark::before', false],
    ['[data-tone="a,b"]', true],
    ['[data-tone="a.other"]', false],
    [':is(.other, .mark)', true],
    ['*', true],
  ])('are those of the matching rules: %s', (selector, matches) => {
    render(
      <main>
        <style>{`${selector} { visibility: hidden; }`}</style>
        <p className="mark" data-tone="a,b">
          Hej
        </p>
      </main>,
    );
    expect(getComputedStyle(screen.getByText('Hej')).visibility).toBe(matches ? 'hidden' : 'visible');
  });
});
