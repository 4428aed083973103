import { jest } from '@jest/globals';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { ANONYMOUS_OWNER } from './index.ts';
import {
  clickButton,
  createdResponse,
  draftNoticeText,
  nameField,
  recordIdempotencyKeys,
  remountForm,
  renderForm,
  user,
} from './testing/draftTestForm.tsx';

const server = mockNetwork();

describe('what was typed and not sent', () => {
  it('is back when the form is, and says so', async () => {
    const leave = renderForm();
    await user.type(nameField(), 'A till');
    expect(draftNoticeText()).toBe('');
    remountForm(leave);
    expect(nameField()).toHaveValue('A till');
    expect(draftNoticeText()).toMatch(/^What you typed before is back\. Discard$/);
  });

  it('is gone once it is discarded: the reader stands in the empty form', async () => {
    const leave = renderForm();
    await user.type(nameField(), 'A till');
    const leaveAgain = remountForm(leave);
    await clickButton('Discard');
    expect(nameField()).toHaveFocus();
    expect(nameField()).toHaveValue('');
    remountForm(leaveAgain);
    expect(nameField()).toHaveValue('');
    expect(draftNoticeText()).toBe('');
  });

  it('is gone once somebody has emptied the form', async () => {
    const leave = renderForm();
    await user.type(nameField(), 'A till');
    const leaveAgain = remountForm(leave);
    await user.clear(nameField());
    expect(draftNoticeText()).toBe('');
    leaveAgain();
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['a password', {}, 'otte tegn'],
    ['a file', { files: true }, ''],
  ])('is kept without %s, and says that this is not back, each time', async (_, props, password) => {
    const leave = renderForm(props);
    await user.type(nameField(), 'A till');
    if (password) await user.type(screen.getByLabelText('Password'), password);
    const leaveAgain = remountForm(leave);
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(JSON.stringify({ ...localStorage })).not.toContain('otte tegn');
    await user.type(nameField(), 's');
    remountForm(leaveAgain);
    expect(draftNoticeText()).toContain('What you typed before is back. The rest is not.');
  });

  it('T9: is nobody else’s, and goes when somebody else comes', async () => {
    const leave = renderForm({ owner: 'karen' });
    await user.type(nameField(), 'A till');
    const leaveAgain = remountForm(leave, { owner: 'ida' });
    expect(nameField()).toHaveValue('');
    expect(localStorage).toHaveLength(0);
    remountForm(leaveAgain, { owner: 'karen' });
    expect(nameField()).toHaveValue('');
  });

  it('is kept by the tab alone where nobody has signed in', async () => {
    const leave = renderForm({ owner: ANONYMOUS_OWNER });
    await user.type(nameField(), 'A till');
    expect(localStorage).toHaveLength(0);
    remountForm(leave, { owner: ANONYMOUS_OWNER });
    expect(nameField()).toHaveValue('A till');
  });

  it.each([
    ['an account', 'karen', 7],
    ['a visitor', ANONYMOUS_OWNER, 1],
  ])('is kept for %s (%s) %i days', async (_, owner, days) => {
    const leave = renderForm({ owner });
    await user.type(nameField(), 'A till');
    const end = Date.now() + days * 24 * 3600 * 1000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(end - 60_000);
    const leaveAgain = remountForm(leave, { owner });
    expect(nameField()).toHaveValue('A till');
    clock.mockReturnValue(end + days * 24 * 3600 * 1000);
    remountForm(leaveAgain, { owner });
    expect(nameField()).toHaveValue('');
    clock.mockRestore();
  });

  it('is not kept where it is longer than any form takes', async () => {
    const leave = renderForm();
    await user.click(nameField());
    await user.paste('A till');
    await user.paste('long '.repeat(10_000));
    remountForm(leave);
    expect(nameField()).toHaveValue('');
  });
});

describe('a draft that is sent', () => {
  it('is gone, also when the page was left meanwhile', async () => {
    let answer = (_: Response) => {};
    const keys = recordIdempotencyKeys(
      server,
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const leave = renderForm();
    await user.type(nameField(), 'A till');
    await clickButton('Send');
    await waitFor(() => expect(keys).toHaveLength(1));
    leave();
    expect(localStorage).toHaveLength(1);
    answer(createdResponse());
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('has the same key after a reload, if its answer was lost; what is changed, or begun after it, has its own', async () => {
    const answers = [
      HttpResponse.error(),
      HttpResponse.error(),
      HttpResponse.error(),
      createdResponse(),
      createdResponse(),
    ];
    const keys = recordIdempotencyKeys(server, () => answers[keys.length - 1] ?? createdResponse());
    const sendOnce = async () => {
      const before = keys.length;
      await clickButton('Send');
      await waitFor(() => expect(keys).toHaveLength(before + 1));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
    };
    const leave = renderForm();
    await user.type(nameField(), 'A till');
    await sendOnce();
    remountForm(leave);
    await sendOnce();
    await user.type(nameField(), 's');
    await sendOnce();
    await user.type(nameField(), '{Backspace}');
    await sendOnce();
    await waitFor(() => expect(nameField()).toHaveValue(''));
    await user.type(nameField(), 'A till');
    await sendOnce();
    const [first, again, changed, changedBack, next] = keys;
    expect(again).toBe(first);
    expect(changedBack).toBe(first);
    expect(new Set([first, changed, next]).size).toBe(3);
  });
});
