import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Avatar, initialsOf } from './Avatar.tsx';
import { ErrorState } from './ErrorState.tsx';
import { FileDrop } from './FileDrop/FileDrop.tsx';
import { TabPanel } from './Tabs/TabPanel.tsx';
import { Tabs } from './Tabs/Tabs.tsx';
import { TideLine } from './TideLine.tsx';

describe('Tabs', () => {
  it('are tabs of exactly their label, with a count if there is one, and show one panel', async () => {
    function Admin() {
      const [value, setValue] = useState('clients');
      const tabs = [
        { id: 'clients', label: 'Clients' },
        { id: 'inbox', label: 'Inbox', count: 3 },
      ];
      return (
        <Tabs {...{ value, tabs }} onValueChange={setValue} label="Sections">
          <TabPanel id="clients">All clients</TabPanel>
          <TabPanel id="inbox">Three letters</TabPanel>
        </Tabs>
      );
    }
    render(<Admin />);
    expect(screen.getByRole('tab', { name: 'Clients' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('tab', { name: 'Inbox 3' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Three letters');
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('All clients');
  });
});

describe('ErrorState', () => {
  it('says what failed, retries, and names the request', async () => {
    const onRetry = jest.fn();
    render(<ErrorState title="The clients did not load" description="Try again." onRetry={onRetry} requestId="01J9" />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByText('01J9')).toBeVisible();
  });
});

describe('FileDrop', () => {
  it('L13-L15: hands over what is chosen, lists sizes and errors, and takes a file back', async () => {
    const onAdd = jest.fn();
    const onRemove = jest.fn();
    const files = [
      { id: '1', name: 'film.mov', size: 14_000_000, error: 'Larger than 10 MB' },
      { id: '2', name: 'note.pdf', size: 2048, progress: 0.5 },
    ];
    render(<FileDrop label="Attachments" hint="At most 5" accept=".png" {...{ files, onAdd, onRemove }} />);
    const png = new File(['x'], 'a.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Attachments'), png);
    expect(onAdd).toHaveBeenCalledWith([png]);
    expect(screen.getByText('13.4 MB')).toBeVisible();
    expect(screen.getByText('Larger than 10 MB')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'note.pdf' })).toHaveAttribute('aria-valuenow', '50');
    await userEvent.click(screen.getByRole('button', { name: 'Remove film.mov' }));
    expect(onRemove).toHaveBeenCalledWith('1');
  });
});

describe('Avatar', () => {
  it.each([
    ['Karen Lund', 'KL'],
    ['Østen  von Åberg', 'ØÅ'],
    ['user', 'U'],
    ['', ''],
  ])('J1: the initials of "%s" are "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('repeats nothing to those who listen', () => {
    render(<Avatar name="Karen Lund" />);
    expect(screen.getByText('KL')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('TideLine', () => {
  it('says nothing, and draws ink, now and what comes', () => {
    const { container } = render(<TideLine progress={0.5} width={320} />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(
      [...container.querySelectorAll('line')].map((line) => [line.getAttribute('x1'), line.getAttribute('x2')]),
    ).toEqual([
      ['60%', '100%'],
      ['0%', '50%'],
      ['50%', '60%'],
    ]);
  });
});
