import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { AlertDialog } from './AlertDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { Sheet } from './Sheet.tsx';

/** A page with a panel, a dialog over it, and a confirmation that cannot be closed while busy. */
function Page({ busy = false }: { busy?: boolean }) {
  const [open, setOpen] = useState(0);
  const toggle = (depth: number) => (next: boolean) => setOpen(next ? depth : depth - 1);
  return (
    <>
      <output>{open}</output>
      <Button onClick={() => setOpen(1)}>Open panel</Button>
      <Sheet open={open > 0} onOpenChange={toggle(1)} title="Panel">
        <Button onClick={() => setOpen(2)}>Open window</Button>
        <Dialog open={open > 1} onOpenChange={toggle(2)} title="Window">
          <Button onClick={() => setOpen(3)}>Ask</Button>
          <Button onClick={() => setOpen(0)}>Close both</Button>
          <AlertDialog
            open={open > 2}
            onOpenChange={toggle(3)}
            title="Sure?"
            description="It cannot be undone."
            confirmLabel="Yes"
            cancelLabel="No"
            onConfirm={() => {}}
            busy={busy}
          />
        </Dialog>
      </Sheet>
    </>
  );
}

const historyDepth = (): number => (history.state as { skalWindows?: number } | null)?.skalWindows ?? 0;
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const goInHistory = (steps: number) => act(async () => history.go(steps));
/** Asserts that `depth` dialogs are open and that each has a history entry. */
const expectDepth = (depth: number) =>
  waitFor(() => {
    expect(screen.getByRole('status', { hidden: true })).toHaveTextContent(String(depth));
    expect(historyDepth()).toBe(depth);
  });

describe('Back with dialogs open', () => {
  const routerPops: string[] = [];
  const recordRouterPop = () => routerPops.push(location.pathname);
  beforeAll(() => window.addEventListener('popstate', recordRouterPop));
  afterAll(() => window.removeEventListener('popstate', recordRouterPop));
  beforeEach(async () => {
    history.pushState({ key: 'before' }, '', '/before');
    history.pushState({ key: 'page' }, '', '/page');
    routerPops.length = 0;
  });

  const open = async (depth: number) => {
    for (const [index, name] of ['Open panel', 'Open window', 'Ask'].slice(0, depth).entries()) {
      await press(name);
      await expectDepth(index + 1);
    }
  };

  it('closes the topmost dialog first, and then leaves the page', async () => {
    render(<Page />);
    await open(3);
    for (const left of [2, 1, 0]) {
      await goInHistory(-1);
      await expectDepth(left);
      expect(location.pathname).toBe('/page');
    }
    expect(routerPops).toEqual([]);
    await goInHistory(-1);
    await waitFor(() => expect(routerPops).toEqual(['/before']));
  });

  it('leaves the page after a dialog was closed by other means', async () => {
    render(<Page />);
    await open(2);
    await press('Close both');
    await expectDepth(0);
    expect(routerPops).toEqual([]);
    await goInHistory(-1);
    await waitFor(() => expect(routerPops).toEqual(['/before']));
  });

  it('reopens nothing on Forward, and the next Back leaves the page', async () => {
    render(<Page />);
    await open(1);
    await goInHistory(-1);
    await expectDepth(0);
    await goInHistory(1);
    await expectDepth(0);
    expect(routerPops).toEqual([]);
    await goInHistory(-1);
    await waitFor(() => expect(routerPops).toEqual(['/before']));
  });

  it('returns in one step from a page opened out of a dialog to the page under the dialog', async () => {
    const { unmount } = render(<Page />);
    await open(1);
    history.pushState({ key: 'next' }, '', '/next');
    unmount();
    await goInHistory(-1);
    await waitFor(() => expect(routerPops).toEqual(['/page']));
    expect(historyDepth()).toBe(0);
  });

  it('reaches a page opened while a dialog’s history entry was being removed', async () => {
    const { unmount } = render(<Page />);
    await open(1);
    const step = history.go.bind(history);
    const steps = jest.spyOn(history, 'go').mockImplementationOnce((delta) => {
      step(delta);
      history.pushState({ key: 'next' }, '', '/next');
    });
    unmount();
    await waitFor(() => expect(steps.mock.calls).toEqual([[-1], [1]]));
    await waitFor(() => expect(history.state).toEqual({ key: 'next' }));
    expect(routerPops).toEqual([]);
  });

  it('keeps a confirmation open while it is busy', async () => {
    const { rerender } = render(<Page />);
    await open(3);
    rerender(<Page busy />);
    await goInHistory(-1);
    await expectDepth(3);
    rerender(<Page />);
    await goInHistory(-1);
    await expectDepth(2);
  });
});
