import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firePointerEvent } from '../../testing/firePointerEvent.ts';
import { SourcedNumber } from './SourcedNumber.tsx';
import { SourceTooltipArea } from './SourceTooltipArea.tsx';

const number = <SourcedNumber value="20%" sourceId={1} sourceText="A study" sourceHref="#source-1" />;
const mark = () => screen.getByRole('link', { name: 'Source 1' });
const tip = () => screen.queryByRole('tooltip');

describe('SourcedNumber', () => {
  it('C19: its footnote mark links to the list of sources', () => {
    render(number);
    expect(mark()).toHaveAttribute('href', '#source-1');
    expect(mark()).toHaveTextContent('1');
  });

  it('C20, C21, T14: shows its source at once on hover, and hides it afterwards', async () => {
    render(number);
    await userEvent.hover(screen.getByText('20%'));
    expect(tip()).toHaveTextContent('A study');
    await userEvent.unhover(screen.getByText('20%'));
    expect(tip()).not.toBeInTheDocument();
  });

  it('C20, C21: in an area, the whole area shows and hides it', async () => {
    render(
      <SourceTooltipArea>
        {number}
        <p>Members spend more</p>
      </SourceTooltipArea>,
    );
    await userEvent.hover(screen.getByText('Members spend more'));
    expect(tip()).toHaveTextContent('A study');
    await userEvent.unhover(screen.getByText('Members spend more'));
    expect(tip()).not.toBeInTheDocument();
  });

  it('T14: shows the source on focus as description of the mark, and Escape closes it', async () => {
    render(number);
    await userEvent.tab();
    expect(mark()).toHaveFocus();
    expect(mark()).toHaveAccessibleDescription('A study');
    await userEvent.keyboard('{Escape}');
    expect(tip()).not.toBeInTheDocument();
  });

  it('the first tap opens the tooltip and the second follows the link', async () => {
    render(number);
    const followed: boolean[] = [];
    mark().addEventListener('click', (event) => queueMicrotask(() => followed.push(!event.defaultPrevented)));
    const tap = () => userEvent.pointer({ keys: '[TouchA]', target: mark() });
    await tap();
    expect(tip()).toHaveTextContent('A study');
    await tap();
    expect(followed).toEqual([false, true]);
  });
});

describe('a card with a sourced number', () => {
  const area = (
    <>
      <SourceTooltipArea>
        {number}
        <p>Members spend more</p>
      </SourceTooltipArea>
      <p>Elsewhere</p>
    </>
  );
  const tap = (target: Element) => userEvent.setup({ delay: null }).pointer({ keys: '[TouchA]', target });
  const follows = (act: () => void): boolean => {
    let followed = false;
    const look = (event: Event) => {
      followed = !event.defaultPrevented;
    };
    document.addEventListener('click', look, { once: true });
    act();
    document.removeEventListener('click', look);
    return followed;
  };

  it('T14: a tap on the card shows the source; the next tap or a tap elsewhere hides it', async () => {
    render(area);
    await tap(screen.getByText('Members spend more'));
    expect(tip()).toHaveTextContent('A study');
    await tap(screen.getByText('Members spend more'));
    expect(tip()).not.toBeInTheDocument();
    await tap(screen.getByText('Members spend more'));
    await tap(screen.getByText('Elsewhere'));
    expect(tip()).not.toBeInTheDocument();
  });

  it('T14: the keyboard follows the mark at once, also after a tap on the card', async () => {
    render(area);
    await tap(screen.getByText('Members spend more'));
    expect(follows(() => mark().click())).toBe(true);
  });

  it('T14: a touch that became a scroll does not consume a press of the mark', () => {
    render(area);
    firePointerEvent('pointerdown', mark(), 'touch');
    firePointerEvent('pointercancel', mark(), 'touch');
    expect(tip()).not.toBeInTheDocument();
    expect(follows(() => mark().click())).toBe(true);
  });

  it('does not open when a finger only passes over it', () => {
    render(area);
    firePointerEvent('pointerover', screen.getByText('20%'), 'touch');
    expect(tip()).not.toBeInTheDocument();
  });

  it('C19: uses the name that the page passes', () => {
    render(
      <SourcedNumber value="3x" sourceId="b" sourceText="Two studies" sourceHref="#b" sourceLabel="Both sources" />,
    );
    expect(screen.getByRole('link', { name: 'Both sources' })).toHaveTextContent('b');
  });
});
