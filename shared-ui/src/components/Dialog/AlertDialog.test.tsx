import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';
import { Dialog } from './Dialog.tsx';

const person = () => userEvent.setup({ delay: null });

const question: Omit<AlertDialogProps, 'open' | 'onOpenChange' | 'onConfirm'> = {
  title: 'Remove Jonas?',
  description: 'He is signed out at once.',
  confirmLabel: 'Remove',
  cancelLabel: 'Keep',
  busyLabel: 'Removing...',
};

describe('AlertDialog', () => {
  const onOpenChange = jest.fn();
  const onConfirm = jest.fn();
  const renderDialog = (busy = false) => <AlertDialog open {...{ ...question, busy, onOpenChange, onConfirm }} />;
  const way = (name: string) => screen.getByRole('button', { name });
  beforeEach(() => {
    onOpenChange.mockClear();
    onConfirm.mockClear();
  });

  it.each([
    ['Escape', () => person().keyboard('{Escape}')],
    ['Keep', () => person().click(way('Keep'))],
  ])('is cancelled by %s', async (_, leave) => {
    render(renderDialog());
    await leave();
    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('does not close by a press outside', () => {
    render(renderDialog());
    const scrim = screen.getByRole('alertdialog').previousElementSibling as Element;
    fireEvent.pointerDown(scrim, { button: 0 });
    fireEvent.click(scrim);
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('ignores its buttons and Escape while busy', async () => {
    const user = person();
    render(renderDialog(true));
    expect(way('Removing...')).toBeDisabled();
    expect(way('Keep')).toBeDisabled();
    await user.click(way('Removing...'));
    await user.keyboard('{Escape}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  it('over a dialog: Escape closes only the alert, and the focus returns one dialog at a time', async () => {
    function Nested() {
      const [shown, setShown] = useState<'none' | 'dialog' | 'both'>('none');
      return (
        <>
          <Button onClick={() => setShown('dialog')}>Open</Button>
          <Dialog open={shown !== 'none'} onOpenChange={() => setShown('none')} title="Window">
            <Button onClick={() => setShown('both')}>Ask</Button>
            <AlertDialog
              open={shown === 'both'}
              onOpenChange={() => setShown('dialog')}
              onConfirm={onConfirm}
              {...question}
            />
          </Dialog>
        </>
      );
    }
    const user = person();
    render(<Nested />);
    await user.click(way('Open'));
    await user.click(way('Ask'));
    expect(screen.getByRole('alertdialog', { name: 'Remove Jonas?' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Window' })).toBeVisible();
    await waitFor(() => expect(way('Ask')).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(way('Open')).toHaveFocus());
  });

  it('focuses Cancel first and leaves closing to the parent', async () => {
    function Question() {
      const [state, setState] = useState('asking');
      return (
        <>
          <output>{state}</output>
          <AlertDialog
            open
            onOpenChange={() => setState('cancelled')}
            title="Delete Café Kajen?"
            description="This cannot be undone."
            confirmLabel="Delete"
            cancelLabel="Cancel"
            onConfirm={() => setState('confirmed')}
            danger
          />
        </>
      );
    }
    render(<Question />);
    const question = screen.getByRole('alertdialog', { name: 'Delete Café Kajen?' });
    expect(question).toHaveAccessibleDescription('This cannot be undone.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByText('confirmed')).toBeInTheDocument();
    expect(question).toBeInTheDocument();
  });
});
