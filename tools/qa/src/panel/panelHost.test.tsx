import { Dialog } from '@skal/shared-ui/components/Dialog/Dialog.tsx';
import { render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { createPanelHost } from './panelHost.ts';

describe('the host element of the panel', () => {
  it('is usable while a dialog of the page is open, and keeps the dialog open', async () => {
    const close = jest.fn();
    const host = createPanelHost();
    document.body.append(host);
    render(
      <>
        <input aria-label="Find a state" />
        <button type="button">Copy link</button>
      </>,
      { container: host },
    );
    render(
      <Dialog open title="New ticket" onOpenChange={close}>
        <input aria-label="Title" />
      </Dialog>,
    );
    // jsdom ignores pointer-events in stylesheets.
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
