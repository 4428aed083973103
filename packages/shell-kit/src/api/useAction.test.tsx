import { act, renderHook } from '@testing-library/react';
import { makeStore } from '../testing/store.tsx';
import type { ApiErrorData } from './request.ts';
import { type ActionMessages, useAsyncAction } from './useAction.ts';

const failed = { title: 'Not Sent', description: 'Please try again.' };
const makeFailure = (change: Partial<ApiErrorData> = {}): ApiErrorData => ({
  ...{ message: '409: too late', status: 409, serverMessage: 'Another change came first.', fields: {} },
  ...change,
});

/** Runs an action once; returns its result and the toasts. */
async function run<Result>(work: () => Promise<Result>, messages: ActionMessages<Result>) {
  const { Providers, toast } = makeStore();
  const { result } = renderHook(useAsyncAction, { wrapper: Providers });
  const answer = await act(() => result.current(work, messages));
  const { title, description, variant } = toast() ?? {};
  return { answer, message: toast() && { title, description, variant } };
}

describe('an action', () => {
  it('reports its success, with a text that may use the result', async () => {
    const done = (count: number) => ({ title: 'Sent', description: `${count} of them` });
    expect(await run(async () => 3, { failed, done })).toEqual({
      answer: 3,
      message: { title: 'Sent', description: '3 of them', variant: 'success' },
    });
    expect(await run(async () => 3, { failed })).toEqual({ answer: 3, message: null });
  });

  it("reports a failure with the server's sentence if there is one, and calls onFailed", async () => {
    const causes: unknown[] = [];
    const messages = { failed, onFailed: (cause: unknown) => causes.push(cause) };
    const refused = await run(() => Promise.reject(makeFailure()), messages);
    expect(refused.message).toEqual({
      title: 'Not Sent',
      description: 'Another change came first.',
      variant: 'destructive',
    });
    const lost = await run(() => Promise.reject(new TypeError('no network')), messages);
    expect(lost).toEqual({ answer: null, message: { ...failed, variant: 'destructive' } });
    expect(causes).toEqual([makeFailure(), new TypeError('no network')]);
  });

  it('does not report an expired session, which the shell does', async () => {
    let failures = 0;
    const messages = { failed, onFailed: () => (failures += 1) };
    const ended = await run(() => Promise.reject(makeFailure({ status: 401, sessionExpired: true })), messages);
    expect([ended, failures]).toEqual([{ answer: null, message: null }, 0]);
  });
});
