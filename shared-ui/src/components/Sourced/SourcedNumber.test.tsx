import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SourceArea } from './SourceArea.tsx';
import { SourcedNumber } from './SourcedNumber.tsx';

const number = <SourcedNumber value="20%" sourceId={1} sourceText="A study" sourceHref="#source-1" />;
const mark = () => screen.getByRole('link', { name: 'Source 1' });
const tip = () => screen.queryByRole('tooltip');

describe('SourcedNumber', () => {
  it('C19: its footnote mark leads to the list of sources', () => {
    render(number);
    expect(mark()).toHaveAttribute('href', '#source-1');
    expect(mark()).toHaveTextContent('1');
  });

  it('C20, C21, T14: shows its source at once on hover, and hides it on leaving', async () => {
    render(number);
    await userEvent.hover(screen.getByText('20%'));
    expect(tip()).toHaveTextContent('A study');
    await userEvent.unhover(screen.getByText('20%'));
    expect(tip()).not.toBeInTheDocument();
  });

  it('C20, C21: in an area, the whole area shows and hides it', async () => {
    render(
      <SourceArea>
        {number}
        <p>Members spend more</p>
      </SourceArea>,
    );
    await userEvent.hover(screen.getByText('Members spend more'));
    expect(tip()).toHaveTextContent('A study');
    await userEvent.unhover(screen.getByText('Members spend more'));
    expect(tip()).not.toBeInTheDocument();
  });

  it('T14: shows it on focus, describes the mark by it, and Escape closes it', async () => {
    render(number);
    await userEvent.tab();
    expect(mark()).toHaveFocus();
    expect(mark()).toHaveAccessibleDescription('A study');
    await userEvent.keyboard('{Escape}');
    expect(tip()).not.toBeInTheDocument();
  });

  it('a finger opens it first and follows the link second', async () => {
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
