import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Sheet, type SheetProps } from './Sheet.tsx';

const sheet = (side?: SheetProps['side']) =>
  render(
    <Sheet open onOpenChange={() => {}} title="Menu" side={side}>
      <a href="/">Home</a>
    </Sheet>,
  );

describe('Sheet', () => {
  it('A18: slides in from the right by default', () => {
    sheet();
    expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveAttribute('data-side', 'right');
  });

  it.each(['top', 'bottom', 'left', 'right'] as const)('A18: slides in from the %s', (side) => {
    sheet(side);
    expect(screen.getByRole('dialog')).toHaveAttribute('data-side', side);
  });

  it('E8: a dialog opened from a menu restores the focus to the menu’s trigger', async () => {
    function Site() {
      const [shown, setShown] = useState<'menu' | 'popup'>();
      return (
        <>
          <Button onClick={() => setShown('menu')}>Open menu</Button>
          <Sheet open={shown === 'menu'} onOpenChange={() => setShown(undefined)} title="Menu" visuallyHiddenTitle>
            <Button onClick={() => setShown('popup')}>Book a Consultation</Button>
          </Sheet>
          <Dialog open={shown === 'popup'} onOpenChange={() => setShown(undefined)} title="Consultation">
            form
          </Dialog>
        </>
      );
    }
    render(<Site />);
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(screen.getByRole('button', { name: 'Book a Consultation' }));
    expect(screen.getByRole('dialog', { name: 'Consultation' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus());
  });
});
