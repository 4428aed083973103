import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { Dialog } from './Dialog.tsx';
import { Sheet } from './Sheet.tsx';

const person = () => userEvent.setup({ delay: null });

interface Window {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children?: ReactNode;
}

const windows: [string, (props: Window) => ReactElement][] = [
  [
    'Dialog',
    ({ children = 'words', ...props }) => (
      <Dialog title="Window" {...props}>
        {children}
      </Dialog>
    ),
  ],
  [
    'Sheet',
    ({ children = 'words', ...props }) => (
      <Sheet title="Window" {...props}>
        {children}
      </Sheet>
    ),
  ],
];

/** A page whose button opens a dialog. */
function Page({ draw }: { draw: (props: Window) => ReactElement }) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <h1>The page</h1>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {draw({ open, onOpenChange: setOpen })}
    </main>
  );
}

const opener = () => screen.getByRole('button', { name: 'Open' });
const window = () => screen.queryByRole('dialog', { name: 'Window' });
/** The backdrop, which precedes the dialog in the DOM. */
const backdrop = () => window()?.previousElementSibling as Element;
const pressOn = (element: Element) => {
  fireEvent.pointerDown(element, { button: 0, pointerType: 'mouse' });
  fireEvent.click(element);
};

describe.each(windows)('%s', (_, draw) => {
  const openPage = async () => {
    const user = person();
    render(<Page draw={draw} />);
    await user.click(opener());
    return user;
  };

  it('hides the page behind it from keyboard and assistive technology until it closes', async () => {
    const user = await openPage();
    expect(screen.queryByRole('heading', { name: 'The page' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  });

  it('prevents scrolling of the page while it is open', async () => {
    const user = await openPage();
    expect(document.body).toHaveAttribute('data-scroll-locked');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.body).not.toHaveAttribute('data-scroll-locked'));
  });

  it('closes by a press outside, but not inside', async () => {
    await openPage();
    pressOn(screen.getByText('words'));
    expect(window()).toBeVisible();
    pressOn(backdrop());
    expect(window()).not.toBeInTheDocument();
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  it('does not restore the focus if a choice in it moved the focus elsewhere', async () => {
    await openPage();
    pressOn(backdrop());
    const heading = screen.getByRole('heading', { name: 'The page' });
    heading.tabIndex = -1;
    heading.focus();
    // The focus is restored in a task of its own.
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(heading).toHaveFocus();
  });

  it('traps the focus backwards as well', async () => {
    const user = await openPage();
    await user.tab({ shift: true });
    expect(window()).toContainElement(document.activeElement as HTMLElement);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it('leaves the first Escape to a tooltip that it shows', async () => {
    const user = person();
    const tip = (
      <Tooltip content="A remark">
        <button type="button">Remarkable</button>
      </Tooltip>
    );
    render(<Page draw={(props) => draw({ ...props, children: tip })} />);
    await user.click(opener());
    for (let step = 0; step < 2; step++) await user.tab();
    expect(screen.getByRole('tooltip')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(window()).toBeVisible();
    await user.keyboard('{Escape}');
    expect(window()).not.toBeInTheDocument();
  });
});

describe('Dialog', () => {
  it('restores the focus to the returnFocus element rather than to the trigger', async () => {
    function Named() {
      const [open, setOpen] = useState(false);
      const next = useRef<HTMLInputElement>(null);
      return (
        <>
          <Button onClick={() => setOpen(true)}>Open</Button>
          <input ref={next} aria-label="Next" />
          <Dialog title="Window" open={open} onOpenChange={setOpen} returnFocus={next}>
            words
          </Dialog>
        </>
      );
    }
    const user = person();
    render(<Named />);
    await user.click(opener());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByLabelText('Next')).toHaveFocus());
  });
});
