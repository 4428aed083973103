import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firePointerEvent } from '../../testing/firePointerEvent.ts';
import { Tooltip } from './Tooltip.tsx';

const person = () => userEvent.setup({ delay: null });
const tip = () => screen.queryByRole('tooltip');
const box = (left: number, top: number, width: number, height: number) => new DOMRect(left, top, width, height);

/** Mocks the layout of bubble and anchor, which jsdom does not compute. */
function mockLayout({ anchor, size, scrollPadding }: { anchor: DOMRect; size: DOMRect; scrollPadding?: string }) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.getAttribute('role') === 'tooltip' ? size : anchor;
  });
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  document.documentElement.style.scrollPaddingTop = scrollPadding ?? '';
}

const remark = (
  <>
    <Tooltip content="Seven days" delay={0}>
      <button type="button">Week</button>
    </Tooltip>
    <button type="button">Next</button>
  </>
);
const week = () => screen.getByRole('button', { name: 'Week' });

describe('the position of a tooltip', () => {
  afterEach(() => {
    document.documentElement.style.scrollPaddingTop = '';
  });

  it.each([
    ['above its anchor, in the middle', box(400, 300, 100, 40), box(0, 0, 60, 30), '420px 262px'],
    ['below where there is no room above', box(400, 20, 100, 40), box(0, 0, 60, 30), '420px 68px'],
    ['inside the window on the left', box(0, 300, 20, 40), box(0, 0, 200, 30), '8px 262px'],
    ['inside the window on the right', box(960, 300, 40, 40), box(0, 0, 200, 30), '792px 262px'],
    ['at the left edge where it is wider than the window', box(400, 300, 100, 40), box(0, 0, 1200, 30), '8px 262px'],
  ])('is %s', async (_, anchor, size, place) => {
    mockLayout({ anchor, size });
    render(remark);
    await person().tab();
    expect(tip()?.style.translate).toBe(place);
  });

  it('is below if the bar would cover it', async () => {
    mockLayout({ anchor: box(400, 90, 100, 40), size: box(0, 0, 60, 30), scrollPadding: '72px' });
    render(remark);
    await person().tab();
    expect(tip()?.style.translate).toBe('420px 138px');
  });

  it('follows its anchor when the page scrolls or the window changes', async () => {
    mockLayout({ anchor: box(400, 300, 100, 40), size: box(0, 0, 60, 30) });
    render(remark);
    await person().tab();
    mockLayout({ anchor: box(400, 200, 100, 40), size: box(0, 0, 60, 30) });
    fireEvent.scroll(document);
    expect(tip()?.style.translate).toBe('420px 162px');
    mockLayout({ anchor: box(500, 200, 100, 40), size: box(0, 0, 60, 30) });
    fireEvent(window, new Event('resize'));
    expect(tip()?.style.translate).toBe('520px 162px');
  });

  it('is hidden while another element covers its anchor', async () => {
    mockLayout({ anchor: box(400, 300, 100, 40), size: box(0, 0, 60, 30) });
    const over = { element: document.body as Element | null };
    Object.assign(document, { elementFromPoint: () => over.element });
    try {
      render(remark);
      over.element = week();
      await person().tab();
      const bubble = screen.getByRole('tooltip');
      const seenUnder = (element: Element | null) => {
        over.element = element;
        fireEvent.scroll(document);
        return bubble.style.visibility !== 'hidden';
      };
      expect(bubble).toBeVisible();
      expect(seenUnder(screen.getByText('Next'))).toBe(false);
      expect(seenUnder(null)).toBe(false);
      expect(seenUnder(week())).toBe(true);
    } finally {
      Object.assign(document, { elementFromPoint: undefined });
    }
  });
});

describe('Tooltip', () => {
  it('closes by a press elsewhere and on blur', async () => {
    const user = person();
    render(remark);
    await user.tab();
    expect(tip()).toBeVisible();
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Next' }));
    expect(tip()).not.toBeInTheDocument();
    await user.tab();
    await user.tab({ shift: true });
    expect(tip()).toBeVisible();
    await user.tab();
    expect(tip()).not.toBeInTheDocument();
  });

  it('does not open by touch on a control with its own tap action', () => {
    render(remark);
    firePointerEvent('pointerdown', week(), 'touch');
    firePointerEvent('pointerup', week(), 'touch');
    expect(tip()).not.toBeInTheDocument();
  });

  it('does not open when the focus is restored after a press', async () => {
    const user = person();
    render(remark);
    await user.pointer({ keys: '[MouseLeft>]', target: week() });
    fireEvent.blur(week());
    act(() => week().blur());
    expect(tip()).not.toBeInTheDocument();
  });

  it('opens by keyboard also after a press released elsewhere', async () => {
    const user = person();
    render(remark);
    // A browser that does not focus buttons on press sends no further event.
    firePointerEvent('pointerdown', week(), 'mouse');
    firePointerEvent('pointerout', week(), 'mouse');
    firePointerEvent('pointerup', document.body, 'mouse');
    await user.tab();
    expect(week()).toHaveFocus();
    expect(tip()).toBeVisible();
  });

  it('describes its control only while open, and not if it repeats its name', async () => {
    const user = person();
    render(
      <Tooltip content="Settings" describe={false}>
        <button type="button">Settings</button>
      </Tooltip>,
    );
    await user.tab();
    expect(tip()).toBeVisible();
    expect(screen.getByRole('button')).not.toHaveAccessibleDescription();
  });
});
