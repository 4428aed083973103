import { jest } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { TabPanel } from './TabPanel.tsx';
import { type Tab, Tabs } from './Tabs.tsx';

const tabs: Tab[] = [
  { id: 'clients', label: 'Clients' },
  { id: 'inbox', label: 'Inbox', count: 3 },
  { id: 'log', label: 'Log', count: 0 },
];

const onValueChange = jest.fn();

function Admin({ first = 'clients' }: { first?: string }) {
  const [value, setValue] = useState(first);
  const choose = (id: string) => {
    onValueChange(id);
    setValue(id);
  };
  return (
    <>
      <Tabs {...{ value, tabs }} onValueChange={choose} label="Sections">
        {tabs.map(({ id, label }) => (
          <TabPanel key={id} id={id}>
            All of {label} <button type="button">Use {label}</button>
          </TabPanel>
        ))}
      </Tabs>
      <a href="/after">After</a>
    </>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const chosen = () => screen.getByRole('tab', { selected: true });

describe('Tabs', () => {
  beforeEach(() => onValueChange.mockClear());

  it('are a named list of their labels, with a count where there is one, zero included', () => {
    render(<Admin />);
    const list = screen.getByRole('tablist', { name: 'Sections' });
    expect(within(list).getByRole('tab', { name: 'Clients' })).toBeVisible();
    expect(within(list).getByRole('tab', { name: 'Inbox 3' })).toBeVisible();
    expect(within(list).getByRole('tab', { name: 'Log 0' })).toBeVisible();
  });

  it('show one panel, named by its tab', () => {
    render(<Admin first="inbox" />);
    const panel = screen.getByRole('tabpanel', { name: 'Inbox 3' });
    expect(panel).toHaveTextContent('All of Inbox');
    expect(chosen()).toHaveAttribute('aria-controls', panel.id);
    expect(screen.queryByText('All of Clients')).not.toBeInTheDocument();
  });

  it.each([
    ['clients', '{ArrowRight}', 'Inbox 3'],
    ['clients', '{ArrowLeft}', 'Log 0'],
    ['log', '{ArrowRight}', 'Clients'],
    ['inbox', '{Home}', 'Clients'],
    ['inbox', '{End}', 'Log 0'],
    ['inbox', '{ArrowDown}', 'Inbox 3'],
  ])('from %s, %s activates and focuses %s', async (first, key, name) => {
    const user = userEvent.setup({ delay: null });
    render(<Admin first={first} />);
    await user.tab();
    await user.keyboard(key);
    expect(tab(name)).toHaveFocus();
    expect(chosen()).toBe(tab(name));
    expect(screen.getByRole('tabpanel', { name })).toBeVisible();
  });

  it('are one tab stop: the active tab, then the panel, then its content', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Admin first="inbox" />);
    await user.tab();
    expect(tab('Inbox 3')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Use Inbox' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('link', { name: 'After' })).toHaveFocus();
    for (let step = 0; step < 3; step++) await user.tab({ shift: true });
    expect(tab('Inbox 3')).toHaveFocus();
  });

  it('report a pressed tab, but not a press on the active one', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Admin />);
    await user.click(tab('Log 0'));
    expect(onValueChange).toHaveBeenLastCalledWith('log');
    onValueChange.mockClear();
    await user.click(tab('Log 0'));
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it.each([
    ['a press', async (user: UserEvent) => user.click(tab('Clients'))],
    ['a key', async (user: UserEvent) => user.keyboard('{ArrowLeft}')],
  ])(
    'tell of the one that is shown as well when %s leads back to it from one that is not there yet',
    async (_, back) => {
      const user = userEvent.setup({ delay: null });
      render(<Tabs value="clients" tabs={tabs} onValueChange={onValueChange} label="Sections" />);
      await user.click(tab('Inbox 3'));
      await back(user);
      expect(onValueChange).toHaveBeenCalledWith('inbox');
      expect(onValueChange).toHaveBeenLastCalledWith('clients');
    },
  );

  it('report a click without a press before, as of a script or an assistive technology', () => {
    render(<Admin />);
    fireEvent.click(tab('Log 0'));
    expect(chosen()).toHaveTextContent('Log');
    fireEvent.click(tab('Log 0'));
    expect(onValueChange.mock.calls).toEqual([['log']]);
  });

  it('can be focused while none is active', async () => {
    render(<Admin first="gone" />);
    expect(screen.queryByRole('tab', { selected: true })).not.toBeInTheDocument();
    await userEvent.setup({ delay: null }).tab();
    expect(tab('Clients')).toHaveFocus();
  });
});
