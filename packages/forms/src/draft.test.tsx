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

describe('an unsent draft', () => {
  it('is restored with the form, with a notice', async () => {
    const unmount = renderForm();
    await user.type(nameField(), 'A till');
    expect(draftNoticeText()).toBe('');
    remountForm(unmount);
    expect(nameField()).toHaveValue('A till');
    expect(draftNoticeText()).toMatch(/^We restored what you had typed\. Discard$/);
  });

  it('is deleted when discarded, and the focus moves to the empty form', async () => {
    const unmount = renderForm();
    await user.type(nameField(), 'A till');
    const unmountAgain = remountForm(unmount);
    await clickButton('Discard');
    expect(nameField()).toHaveFocus();
    expect(nameField()).toHaveValue('');
    remountForm(unmountAgain);
    expect(nameField()).toHaveValue('');
    expect(draftNoticeText()).toBe('');
  });

  it('is deleted when the user empties the form', async () => {
    const unmount = renderForm();
    await user.type(nameField(), 'A till');
    const unmountAgain = remountForm(unmount);
    await user.clear(nameField());
    expect(draftNoticeText()).toBe('');
    unmountAgain();
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['a password', {}, 'otte tegn'],
    ['a file', { files: true }, ''],
  ])('is saved without %s, and the notice says so each time', async (_, props, password) => {
    const unmount = renderForm(props);
    await user.type(nameField(), 'A till');
    if (password) await user.type(screen.getByLabelText('Password'), password);
    const unmountAgain = remountForm(unmount);
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(JSON.stringify({ ...localStorage })).not.toContain('otte tegn');
    await user.type(nameField(), 's');
    remountForm(unmountAgain);
    expect(draftNoticeText()).toContain('We restored what you had typed. The rest is not.');
  });

  it('T9: is visible to its owner only, and deleted when another account signs in', async () => {
    const unmount = renderForm({ owner: 'karen' });
    await user.type(nameField(), 'A till');
    const unmountAgain = remountForm(unmount, { owner: 'ida' });
    expect(nameField()).toHaveValue('');
    expect(localStorage).toHaveLength(0);
    remountForm(unmountAgain, { owner: 'karen' });
    expect(nameField()).toHaveValue('');
  });

  it('is kept in the session storage of the tab when signed out', async () => {
    const unmount = renderForm({ owner: ANONYMOUS_OWNER });
    await user.type(nameField(), 'A till');
    expect(localStorage).toHaveLength(0);
    remountForm(unmount, { owner: ANONYMOUS_OWNER });
    expect(nameField()).toHaveValue('A till');
  });

  it.each([
    ['an account', 'karen', 7],
    ['a visitor', ANONYMOUS_OWNER, 1],
  ])('of %s (%s) is kept for %i days', async (_, owner, days) => {
    const unmount = renderForm({ owner });
    await user.type(nameField(), 'A till');
    const end = Date.now() + days * 24 * 3600 * 1000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(end - 60_000);
    const unmountAgain = remountForm(unmount, { owner });
    expect(nameField()).toHaveValue('A till');
    clock.mockReturnValue(end + days * 24 * 3600 * 1000);
    remountForm(unmountAgain, { owner });
    expect(nameField()).toHaveValue('');
    clock.mockRestore();
  });

  it('is not saved above the size limit', async () => {
    const unmount = renderForm();
    await user.click(nameField());
    await user.paste('A till');
    await user.paste('long '.repeat(10_000));
    remountForm(unmount);
    expect(nameField()).toHaveValue('');
  });
});

describe('a submitted draft', () => {
  it('is deleted, also if the page was left meanwhile', async () => {
    let answer = (_: Response) => {};
    const keys = recordIdempotencyKeys(
      server,
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const unmount = renderForm();
    await user.type(nameField(), 'A till');
    await clickButton('Send');
    await waitFor(() => expect(keys).toHaveLength(1));
    unmount();
    expect(localStorage).toHaveLength(1);
    answer(createdResponse());
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('keeps its idempotency key after a reload if the response was lost; changed or new content gets a new key', async () => {
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
    const unmount = renderForm();
    await user.type(nameField(), 'A till');
    await sendOnce();
    remountForm(unmount);
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
