import { act, renderHook } from '@testing-library/react';
import { makeStore } from '../testing/store.tsx';
import type { ApiErrorData } from './request.ts';
import { type ActionMessages, useAsyncAction } from './useAction.ts';

const failed = { title: 'Not Sent', description: 'Please try again.' };
const failure = (change: Partial<ApiErrorData> = {}): ApiErrorData => ({
  ...{ message: '409: too late', status: 409, serverMessage: 'Somebody was first.', fields: {} },
  ...change,
});

/** Runs something once; answers with what came back, and with what was said of it. */
async function run<Result>(work: () => Promise<Result>, words: ActionMessages<Result>) {
  const { Around, toast } = makeStore();
  const { result } = renderHook(useAsyncAction, { wrapper: Around });
  const answer = await act(() => result.current(work, words));
  const { title, description, variant } = toast() ?? {};
  return { answer, said: toast() && { title, description, variant } };
}

describe('what was pressed', () => {
  it('is said to be done, in words that may tell of the answer', async () => {
    const done = (count: number) => ({ title: 'Sent', description: `${count} of them` });
    expect(await run(async () => 3, { failed, done })).toEqual({
      answer: 3,
      said: { title: 'Sent', description: '3 of them', variant: 'success' },
    });
    expect(await run(async () => 3, { failed })).toEqual({ answer: 3, said: null });
  });

  it("is said to have failed in the server's own words where it gave some, and what follows is done", async () => {
    const causes: unknown[] = [];
    const words = { failed, onFailed: (cause: unknown) => causes.push(cause) };
    const refused = await run(() => Promise.reject(failure()), words);
    expect(refused.said).toEqual({ title: 'Not Sent', description: 'Somebody was first.', variant: 'destructive' });
    const lost = await run(() => Promise.reject(new TypeError('no network')), words);
    expect(lost).toEqual({ answer: null, said: { ...failed, variant: 'destructive' } });
    expect(causes).toEqual([failure(), new TypeError('no network')]);
  });

  it('leaves it to the shell to say that the session is over', async () => {
    let heard = 0;
    const words = { failed, onFailed: () => (heard += 1) };
    const ended = await run(() => Promise.reject(failure({ status: 401, sessionExpired: true })), words);
    expect([ended, heard]).toEqual([{ answer: null, said: null }, 0]);
  });
});
