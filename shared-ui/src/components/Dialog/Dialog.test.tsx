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
  it('A19: is a modal dialog named and described by its words, with the focus in it', async () => {
    render(<Opener />);
    await open();
    const dialog = screen.getByRole('dialog', { name: 'Book a call' });
    expect(dialog).toHaveAccessibleDescription('Thirty minutes.');
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(dialog).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Book a call' })).toBeVisible();
  });

  it('gives the focus to what was named', async () => {
    render(<Opener first />);
    await open();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('keeps the focus in it', async () => {
    render(<Opener />);
    await open();
    for (const name of ['Close', undefined, 'Send', 'Close']) {
      await userEvent.tab();
      expect(name ? screen.getByRole('button', { name }) : screen.getByLabelText('Name')).toHaveFocus();
    }
  });

  it.each(['Escape', 'Close'])('closes by %s and gives the focus back', async (way) => {
    render(<Opener />);
    await open();
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });
});
