import { jest } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newTabHandlers } from './newTab.ts';
import { Tabs } from './Tabs/Tabs.tsx';

describe('a control that has an address and is no link', () => {
  const open = jest.fn<typeof window.open>();
  const onClick = jest.fn();
  beforeEach(() => {
    open.mockReset();
    onClick.mockReset();
    jest.spyOn(window, 'open').mockImplementation(open);
  });
  const opened = '/dashboard#billing';
  const draw = () => {
    render(
      <button type="button" onClick={onClick} {...newTabHandlers(opened)}>
        Billing
      </button>,
    );
    return screen.getByRole('button');
  };

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'opens it in a new tab at a press with %j, and does nothing else',
    (key) => {
      fireEvent.click(draw(), key);
      expect(open.mock.calls).toEqual([[opened, '_blank', 'noopener']]);
      expect(onClick).not.toHaveBeenCalled();
    },
  );

  it('opens it at a press of the middle button, which begins no scrolling', () => {
    const button = draw();
    const down = createEvent.mouseDown(button, { button: 1 });
    fireEvent(button, down);
    expect(down.defaultPrevented).toBe(true);
    fireEvent(button, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(open.mock.calls).toEqual([[opened, '_blank', 'noopener']]);
  });

  it('does what it is for at any other press', () => {
    const button = draw();
    fireEvent.click(button);
    fireEvent(button, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(open).not.toHaveBeenCalled();
  });

  it('is a tab that is not chosen by the press that opens it elsewhere', async () => {
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
