import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../data/DescriptionList.tsx';
import { StatTile } from '../data/StatTile.tsx';
import { StrengthMeter } from '../Field/text/StrengthMeter.tsx';
import { Heading } from '../typography/Heading.tsx';
import { TideLine } from '../typography/TideLine.tsx';
import { Banner } from './Banner.tsx';
import { BottomBanner } from './BottomBanner.tsx';
import { DialogLoadError } from './DialogLoadError.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { Overlay } from './Overlay.tsx';
import { Skeleton } from './Skeleton.tsx';

const setupUser = () => userEvent.setup({ delay: null });
const iconOf = (text: string) => screen.getByText(text).parentElement?.querySelector('svg');

describe('ErrorState', () => {
  it('offers only the given actions', () => {
    render(<ErrorState title="The bills did not load" description="Try again later." />);
    expect(screen.getByRole('heading', { level: 2, name: 'The bills did not load' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByText(/Request id/)).not.toBeInTheDocument();
  });

  it('has further actions beside retry, and the given heading level', () => {
    const actionProps = { onRetry: () => {}, retryLabel: 'Load again', actions: <a href="/">Home</a> };
    render(<ErrorState title="Lost" description="Go home." headingLevel={1} {...actionProps} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Lost' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Load again' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  });
});

describe('EmptyState', () => {
  it.each([2, 3, 4] as const)(
    'shows its title as a heading of level %d, its description and its action',
    (headingLevel) => {
      const next = <a href="/shop">Open the shop</a>;
      render(<EmptyState title="No orders yet" description="They come here." action={next} {...{ headingLevel }} />);
      expect(screen.getByRole('heading', { level: headingLevel, name: 'No orders yet' })).toBeVisible();
      expect(screen.getByText('They come here.')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Open the shop' })).toBeVisible();
    },
  );
});

describe('Banner', () => {
  it.each(['danger', 'attention', 'accent', 'success', 'neutral'] as const)(
    'shows %s by a hidden icon as well and does not interrupt a screen reader',
    (tone) => {
      render(<Banner tone={tone}>You look at the portal of Vinbar</Banner>);
      expect(iconOf('You look at the portal of Vinbar')).toHaveAttribute('aria-hidden', 'true');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('BottomBanner is announced when it appears', () => {
    render(
      <BottomBanner tone="danger" action={<button type="button">Try again</button>}>
        It did not come
      </BottomBanner>,
    );
    expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('DialogLoadError', () => {
  const onRetry = jest.fn();
  const onClose = jest.fn();

  /** A page on which the dialog of a button fails to load. */
  function Page() {
    const [pressed, setPressed] = useState(false);
    return (
      <>
        <Button onClick={() => setPressed(true)}>Book a call</Button>
        {pressed && <DialogLoadError {...{ onRetry, onClose }}>The form could not be loaded.</DialogLoadError>}
      </>
    );
  }

  it.each([
    ['Try again', onRetry],
    ['Close', onClose],
  ])('%s restores the focus to the pressed button before it continues', async (name, handler) => {
    const user = setupUser();
    handler.mockImplementation(() => expect(screen.getByRole('button', { name: 'Book a call' })).toHaveFocus());
    render(<Page />);
    await user.click(screen.getByRole('button', { name: 'Book a call' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The form could not be loaded.');
    await user.click(screen.getByRole('button', { name }));
    expect(handler).toHaveBeenCalledTimes(1);
  });
});

describe('Skeleton', () => {
  it('announces that something is loading, without its lines', () => {
    render(<Skeleton label="The orders are on their way" rows={[{ width: '20%', height: 40 }, {}]} />);
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent(/^The orders are on their way$/);
    expect([...status.children].slice(1).map((line) => line.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
  });
});

describe('StatTile', () => {
  it('reads as name, value with unit, and source', () => {
    render(<StatTile label="Orders" value={0} unit="a day" note="Read today" delta="+2" />);
    expect(screen.getByText('Orders').parentElement).toHaveTextContent('Orders0a day+2Read today');
  });

  it('is a button with as="button"', async () => {
    const onClick = jest.fn();
    render(<StatTile as="button" label="Orders" value="7" aria-expanded={false} onClick={onClick} />);
    await setupUser().click(screen.getByRole('button', { name: /Orders/, expanded: false }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

describe('DescriptionList', () => {
  it('has a term and a description per row, also if two rows have the same term', () => {
    const items = [
      { term: 'Phone', description: '12 34 56 78' },
      { term: 'Phone', description: '87 65 43 21' },
      { term: <b>Plan</b>, description: 'Monthly' },
    ];
    render(<DescriptionList items={items} />);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Phone', 'Phone', 'Plan']);
    expect(screen.getAllByRole('definition')[1]).toHaveTextContent('87 65 43 21');
  });
});

describe('Heading', () => {
  it.each([1, 2, 3, 4] as const)('has level %d whatever its size', (level) => {
    render(
      <Heading level={level} size="title" tideLine>
        Orders
      </Heading>,
    );
    expect(screen.getByRole('heading', { level, name: 'Orders' })).toBeVisible();
  });
});

describe('Overlay', () => {
  it.each([2, 3, 4] as const)('has its title as a heading of level %d, and only the given parts', (level) => {
    render(
      <Overlay title="Coming Soon" headingLevel={level}>
        <p>panel</p>
      </Overlay>,
    );
    const title = screen.getByRole('heading', { level, name: 'Coming Soon' });
    expect(title.parentElement).toHaveTextContent(/^Coming Soon$/);
  });
});

describe('StrengthMeter', () => {
  it.each([
    [0, 'weak'],
    [49, 'weak'],
    [50, 'fair'],
    [74, 'fair'],
    [75, 'good'],
    [87.5, 'good'],
    [100, 'good'],
  ])('N13: %d looks %s', (score, level) => {
    render(<StrengthMeter score={score} strengthLabel="words" />);
    expect(screen.getByRole('meter')).toHaveAttribute('data-level', level);
  });
});

describe('TideLine', () => {
  /** The parts of the line in reading direction: past, now and future, if present. */
  const linesOf = (container: Element, axis: 'x' | 'y') =>
    [...container.querySelectorAll('line')].map(
      (line) => `${line.getAttribute(`${axis}1`)}-${line.getAttribute(`${axis}2`)}`,
    );

  it.each([
    ['not begun', { progress: 0 }, ['7.5%-100%', '0%-7.5%']],
    ['not begun, without a mark for now', { progress: 0, now: false }, ['0%-100%']],
    ['at its end', { progress: 1 }, ['0%-100%']],
    ['near its end, where now has no room left', { progress: 0.99 }, ['0%-99%', '99%-100%']],
    ['further than its end', { progress: 1.4 }, ['0%-100%']],
    ['as short as now is wide', { progress: 0.5, width: 40 }, ['80%-100%', '0%-50%', '50%-80%']],
  ])('%s', (_, props, expected) => {
    const { container } = render(<TideLine width="100%" {...props} />);
    expect(linesOf(container, 'x')).toEqual(expected);
  });

  it('can be vertical', () => {
    const { container } = render(<TideLine orientation="vertical" progress={0.25} width={320} />);
    expect(linesOf(container, 'y')).toEqual(['35%-100%', '0%-25%', '25%-35%']);
    expect(container.querySelector('svg')).toHaveAttribute('width', '4');
  });
});
