import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from '../actions/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const person = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const widget = (
  <Tooltip content="AI Assistant - Coming Soon" disabledTrigger>
    <button type="button" disabled>
      AI
    </button>
  </Tooltip>
);

describe('Tooltip', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('A13: appears after 700 ms of hover, and disappears with the pointer', async () => {
    const user = person();
    render(<Tooltip content="Seven days">{<button type="button">Week</button>}</Tooltip>);
    await user.hover(screen.getByRole('button'));
    pass(699);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    pass(1);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Seven days');
    expect(screen.getByRole('button')).toHaveAccessibleDescription('Seven days');
    await user.unhover(screen.getByRole('button'));
    pass(200);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('stays open while the pointer is on the bubble', async () => {
    const user = person();
    render(<Tooltip content="Seven days">{<button type="button">Week</button>}</Tooltip>);
    await user.hover(screen.getByRole('button'));
    pass(700);
    await user.hover(screen.getByRole('tooltip'));
    pass(5000);
    expect(screen.getByRole('tooltip')).toBeVisible();
  });

  it('appears at once on keyboard focus, and Escape closes it', async () => {
    const user = person();
    render(<Tooltip content="Seven days">{<button type="button">Week</button>}</Tooltip>);
    await user.tab();
    expect(screen.getByRole('tooltip')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('O2: appears on a disabled button through its wrapper, by keyboard and by touch', async () => {
    const user = person();
    render(widget);
    await user.tab();
    const wrapper = screen.getByText('AI').parentElement as HTMLElement;
    expect(wrapper).toHaveFocus();
    expect(screen.getByRole('tooltip')).toHaveTextContent('AI Assistant - Coming Soon');
    await user.tab();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await user.pointer({ keys: '[TouchA]', target: wrapper });
    expect(screen.getByRole('tooltip')).toBeVisible();
  });

  it('a press closes it', async () => {
    const user = person();
    render(<IconButton label="Settings">x</IconButton>);
    await user.hover(screen.getByRole('button', { name: 'Settings' }));
    pass(700);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Settings');
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});
