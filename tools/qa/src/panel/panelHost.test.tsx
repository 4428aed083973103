import { Dialog } from '@skal/shared-ui/components/Dialog/Dialog.tsx';
import { render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { createPanelHost } from './panelHost.ts';

describe('the place of the panel', () => {
  it('can be used while a window of the page is open, which stays as it is', async () => {
    const close = jest.fn();
    const place = createPanelHost();
    document.body.append(place);
    render(
      <>
        <input aria-label="Find a state" />
        <button type="button">Copy link</button>
      </>,
      { container: place },
    );
    render(
      <Dialog open title="New ticket" onOpenChange={close}>
        <input aria-label="Title" />
      </Dialog>,
    );
    // What a stylesheet lets be pressed is not known here.
    const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
    const search = screen.getByRole('textbox', { name: 'Find a state' });
    await user.click(search);
    await user.keyboard('ticket');
    expect(search).toHaveFocus();
    expect(search).toHaveValue('ticket');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(close).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog', { name: 'New ticket' })).toBeVisible();
  });
});
