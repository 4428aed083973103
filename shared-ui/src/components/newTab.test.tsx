import { jest } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newTabHandlers } from './newTab.ts';
import { Tabs } from './Tabs/Tabs.tsx';

describe('a control with a URL that is not a link', () => {
  const open = jest.fn<typeof window.open>();
  const onClick = jest.fn();
  beforeEach(() => {
    open.mockReset();
    onClick.mockReset();
    jest.spyOn(window, 'open').mockImplementation(open);
  });
  const opened = '/dashboard?section=billing';
  const draw = () => {
    render(
      <button type="button" onClick={onClick} {...newTabHandlers(opened)}>
        Billing
      </button>,
    );
    return screen.getByRole('button');
  };

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'opens the URL in a new tab at a click with %j, and does nothing else',
    (key) => {
      fireEvent.click(draw(), key);
      expect(open.mock.calls).toEqual([[opened, '_blank', 'noopener']]);
      expect(onClick).not.toHaveBeenCalled();
    },
  );

  it('opens the URL at a middle click without starting autoscroll', () => {
    const button = draw();
    const down = createEvent.mouseDown(button, { button: 1 });
    fireEvent(button, down);
    expect(down.defaultPrevented).toBe(true);
    fireEvent(button, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(open.mock.calls).toEqual([[opened, '_blank', 'noopener']]);
  });

  it('runs its own action at any other click', () => {
    const button = draw();
    fireEvent.click(button);
    fireEvent(button, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(open).not.toHaveBeenCalled();
  });

  it('as a tab, is not activated by the click that opens a new browser tab', async () => {
    const choose = jest.fn();
    const tabs = [
      { id: 'one', label: 'One' },
      { id: 'two', label: 'Two' },
    ];
    render(<Tabs label="Views" tabs={tabs} value="one" onValueChange={choose} hrefOf={(id) => `?tab=${id}`} />);
    const user = userEvent.setup({ delay: null });
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('tab', { name: 'Two' }));
    await user.keyboard('{/Control}');
    expect(open.mock.calls).toEqual([['?tab=two', '_blank', 'noopener']]);
    expect(choose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('tab', { name: 'Two' }));
    expect(choose).toHaveBeenCalledWith('two');
  });
});
