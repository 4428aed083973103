import { jest } from '@jest/globals';
import { mockNetwork } from '@skal/shell-kit/testing/network.ts';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { VISITOR } from './index.ts';
import { hearKeys, name, notice, open, openAnew, press, stored, user } from './testing/wishForm.tsx';

const server = mockNetwork();

describe('what was typed and not sent', () => {
  it('is back when the form is, and says so', async () => {
    const leave = open();
    await user.type(name(), 'A till');
    expect(notice()).toBe('');
    openAnew(leave);
    expect(name()).toHaveValue('A till');
    expect(notice()).toMatch(/^What you typed before is back\. Discard$/);
  });

  it('is gone once it is discarded: the reader stands in the empty form', async () => {
    const leave = open();
    await user.type(name(), 'A till');
    const leaveAgain = openAnew(leave);
    await press('Discard');
    expect(name()).toHaveFocus();
    expect(name()).toHaveValue('');
    openAnew(leaveAgain);
    expect(name()).toHaveValue('');
    expect(notice()).toBe('');
  });

  it('is gone once somebody has emptied the form', async () => {
    const leave = open();
    await user.type(name(), 'A till');
    const leaveAgain = openAnew(leave);
    await user.clear(name());
    expect(notice()).toBe('');
    leaveAgain();
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['a password', {}, 'otte tegn'],
    ['a file', { files: true }, ''],
  ])('is kept without %s, and says that this is not back, each time', async (_, props, password) => {
    const leave = open(props);
    await user.type(name(), 'A till');
    if (password) await user.type(screen.getByLabelText('Password'), password);
    const leaveAgain = openAnew(leave);
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(JSON.stringify({ ...localStorage })).not.toContain('otte tegn');
    await user.type(name(), 's');
    openAnew(leaveAgain);
    expect(notice()).toContain('What you typed before is back. The rest is not.');
  });

  it('T9: is nobody else’s, and goes when somebody else comes', async () => {
    const leave = open({ owner: 'karen' });
    await user.type(name(), 'A till');
    const leaveAgain = openAnew(leave, { owner: 'ida' });
    expect(name()).toHaveValue('');
    expect(localStorage).toHaveLength(0);
    openAnew(leaveAgain, { owner: 'karen' });
    expect(name()).toHaveValue('');
  });

  it('is kept by the tab alone where nobody has signed in', async () => {
    const leave = open({ owner: VISITOR });
    await user.type(name(), 'A till');
    expect(localStorage).toHaveLength(0);
    openAnew(leave, { owner: VISITOR });
    expect(name()).toHaveValue('A till');
  });

  it.each([
    ['an account', 'karen', 7],
    ['a visitor', VISITOR, 1],
  ])('is kept for %s (%s) %i days', async (_, owner, days) => {
    const leave = open({ owner });
    await user.type(name(), 'A till');
    const end = Date.now() + days * 24 * 3600 * 1000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(end - 60_000);
    const leaveAgain = openAnew(leave, { owner });
    expect(name()).toHaveValue('A till');
    clock.mockReturnValue(end + days * 24 * 3600 * 1000);
    openAnew(leaveAgain, { owner });
    expect(name()).toHaveValue('');
    clock.mockRestore();
  });

  it('is not kept where it is longer than any form takes', async () => {
    const leave = open();
    await user.click(name());
    await user.paste('A till');
    await user.paste('long '.repeat(10_000));
    openAnew(leave);
    expect(name()).toHaveValue('');
  });
});

describe('a draft that is sent', () => {
  it('is gone, also when the page was left meanwhile', async () => {
    let answer = (_: Response) => {};
    const keys = hearKeys(
      server,
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const leave = open();
    await user.type(name(), 'A till');
    await press('Send');
    await waitFor(() => expect(keys).toHaveLength(1));
    leave();
    expect(localStorage).toHaveLength(1);
    answer(stored());
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('has the same key after a reload, if its answer was lost; what is changed, or begun after it, has its own', async () => {
    const answers = [HttpResponse.error(), HttpResponse.error(), HttpResponse.error(), stored(), stored()];
    const keys = hearKeys(server, () => answers[keys.length - 1] ?? stored());
    const sendOnce = async () => {
      const before = keys.length;
      await press('Send');
      await waitFor(() => expect(keys).toHaveLength(before + 1));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
    };
    const leave = open();
    await user.type(name(), 'A till');
    await sendOnce();
    openAnew(leave);
    await sendOnce();
    await user.type(name(), 's');
    await sendOnce();
    await user.type(name(), '{Backspace}');
    await sendOnce();
    await waitFor(() => expect(name()).toHaveValue(''));
    await user.type(name(), 'A till');
    await sendOnce();
    const [first, again, changed, changedBack, next] = keys;
    expect(again).toBe(first);
    expect(changedBack).toBe(first);
    expect(new Set([first, changed, next]).size).toBe(3);
  });
});
