import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { TextField } from './text/TextField.tsx';

/** A form with a field that is invalid after blur. */
function Form() {
  const [left, setLeft] = useState(false);
  return (
    <>
      <TextField
        label="Title"
        name="title"
        error={left ? 'Title is missing' : undefined}
        onBlur={() => setLeft(true)}
      />
      <button type="button">Send</button>
    </>
  );
}

const send = () => screen.getByRole('button', { name: 'Send' });
const isErrorShown = () => screen.queryByText('Title is missing') !== null;
const leave = () => fireEvent.blur(screen.getByLabelText('Title'));
const later = () => act(() => jest.runAllTimers());

beforeEach(() => {
  jest.useFakeTimers();
  render(<Form />);
});
afterEach(() => jest.useRealTimers());

describe('field errors', () => {
  it.each([
    ['a mouse', ['pointerDown', 'mouseDown'], ['pointerUp', 'mouseUp', 'click']],
    // Touch screens send the mouse events after the release, all at once.
    ['a finger', ['pointerDown', 'touchStart'], ['pointerUp', 'touchEnd', 'mouseDown', 'mouseUp', 'click']],
    ['a browser without pointer events', ['mouseDown'], ['mouseUp', 'click']],
  ] as const)('waits for the end of a press by %s', (_, begin, end) => {
    for (const name of begin) fireEvent[name](send());
    leave();
    expect(isErrorShown()).toBe(false);
    for (const name of end) {
      expect(isErrorShown()).toBe(false);
      fireEvent[name](send());
    }
    expect(isErrorShown()).toBe(true);
  });

  it.each([
    ['is released without a click, beside the button', () => fireEvent.pointerUp(document.body)],
    ['becomes a scroll', () => fireEvent.pointerCancel(send())],
    ['is lost to another window', () => fireEvent.blur(window)],
    ['opens a menu, which swallows its release', () => fireEvent.contextMenu(send())],
  ])('appear when a press %s', (_, end) => {
    fireEvent.pointerDown(send());
    leave();
    later();
    expect(isErrorShown()).toBe(false);
    end();
    later();
    expect(isErrorShown()).toBe(true);
  });

  it('keep waiting while the focus moves within the window', () => {
    fireEvent.pointerDown(send());
    leave();
    fireEvent.blur(send());
    later();
    expect(isErrorShown()).toBe(false);
  });

  it('wait for the second of two presses as well', () => {
    fireEvent.pointerDown(send());
    fireEvent.pointerUp(send());
    fireEvent.pointerDown(send());
    leave();
    later();
    expect(isErrorShown()).toBe(false);
    fireEvent.click(send());
    expect(isErrorShown()).toBe(true);
  });

  it('appear at once without a press', () => {
    leave();
    expect(isErrorShown()).toBe(true);
  });
});
