import { jest } from '@jest/globals';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, waitFor } from '@testing-library/react';
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

describe('invalid or unavailable browser storage', () => {
  const entry = { form: 'wish', id: 'one', at: Date.now(), values: { name: 'A till' }, partial: false };
  const storedDrafts = (change: object) => JSON.stringify({ owner: 'karen', entries: [{ ...entry, ...change }] });

  it.each([
    ['invalid JSON', '{'],
    ['a string', '"karen"'],
    ['null', 'null'],
    ['an array', '[]'],
    ['no list of drafts', '{"owner":"karen"}'],
    ['entries that are not drafts', '{"owner":"karen","entries":[null,1,"",[],{}]}'],
    ['a draft without a time', storedDrafts({ at: null })],
    ['a draft without values', storedDrafts({ values: null })],
    ['values that are not an object', storedDrafts({ values: ['A till'] })],
    ['values of another type', storedDrafts({ values: { name: 7, need: { text: 'A till' } } })],
    ['fields that the form does not have', storedDrafts({ values: { title: 'A till', constructor: 'A till' } })],
    ['a field that is excluded from drafts', storedDrafts({ values: { password: 'A till' } })],
  ])('starts with an empty form if the storage contains %s, and saves drafts afterwards', async (_, text) => {
    localStorage.setItem('skal-drafts', text);
    const unmount = renderForm();
    for (const field of screen.getAllByRole('textbox')) expect(field).toHaveValue('');
    expect(draftNoticeText()).toBe('');
    await user.type(nameField(), 'Two tills');
    remountForm(unmount);
    expect(nameField()).toHaveValue('Two tills');
  });

  it('restores the draft fields that the form still has', () => {
    localStorage.setItem('skal-drafts', storedDrafts({ values: { name: 'A till', colour: 'red', need: null } }));
    renderForm();
    expect(nameField()).toHaveValue('A till');
  });

  it.each(['getItem', 'setItem', 'removeItem'] as const)('still submits when %s throws', async (method) => {
    const full = jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    const keys = recordIdempotencyKeys(server, createdResponse);
    renderForm();
    await user.type(nameField(), 'A till');
    await clickButton('Send');
    await waitFor(() => expect(nameField()).toHaveValue(''));
    expect(keys).toHaveLength(1);
    full.mockRestore();
  });
});
