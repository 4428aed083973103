import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

function Opener({ first = false }: { first?: boolean }) {
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Book a call"
        description="Thirty minutes."
        footer={<Button>Send</Button>}
        initialFocus={first ? field : undefined}
      >
        <input ref={field} aria-label="Name" />
      </Dialog>
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));

describe('Dialog', () => {
  it('A19: is a modal dialog with name, description and initial focus', async () => {
    render(<Opener />);
    await open();
    const dialog = screen.getByRole('dialog', { name: 'Book a call' });
    expect(dialog).toHaveAccessibleDescription('Thirty minutes.');
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(dialog).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Book a call' })).toBeVisible();
  });

  it('focuses the initialFocus element', async () => {
    render(<Opener first />);
    await open();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('traps the focus', async () => {
    render(<Opener />);
    await open();
    for (const name of ['Close', undefined, 'Send', 'Close']) {
      await userEvent.tab();
      expect(name ? screen.getByRole('button', { name }) : screen.getByLabelText('Name')).toHaveFocus();
    }
  });

  it.each(['Escape', 'Close'])('closes by %s and restores the focus', async (way) => {
    render(<Opener />);
    await open();
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });
});
