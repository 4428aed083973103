import { integration } from '@skal/contracts/integration/integration';
import { TextField } from '@skal/shared-ui';
import { send, serverMessageOr } from '@skal/shell-kit/api';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { makeStore } from '@skal/shell-kit/testing/store.tsx';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useRef } from 'react';
import { textFieldProps, useFocusFirstError, useForm } from './index.ts';
import { createdResponse } from './testing/draftTestForm.tsx';

/** An endpoint with a request body, for the form of these tests. */
const { request: wish } = integration;
const server = mockNetwork();

function WishForm({ onAttempt }: { onAttempt?: () => void }) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: { name: '', note: '' },
    validate: ({ name }) => (name ? {} : { name: 'Name is missing' }),
    onSubmitAttempt: onAttempt,
    onSubmit: async ({ name }, { withIdempotencyKey, resetForm }) => {
      await send(wish, withIdempotencyKey({ integration: name, businessNeed: 'Sell', urgency: 'low' }));
      resetForm();
    },
    toErrorToast: (cause) => ({ title: 'Not sent', description: serverMessageOr(cause, 'Please try again') }),
    fieldNames: { integration: 'name' },
  });
  useFocusFirstError(element, form);
  return (
    <form ref={element} noValidate onSubmit={form.handleSubmit}>
      <TextField label="Note" {...textFieldProps(form, 'note')} />
      <TextField label="Name" {...textFieldProps(form, 'name')} />
      <button type="submit">Send</button>
    </form>
  );
}

function open(onAttempt?: () => void) {
  const { Providers, toast } = makeStore();
  render(
    <Providers>
      <WishForm onAttempt={onAttempt} />
    </Providers>,
  );
  return { user: userEvent.setup(), toast, name: screen.getByLabelText('Name') };
}

describe('useForm', () => {
  it('focuses the first invalid field', async () => {
    const { user, name } = open();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription('Name is missing');
  });

  it('keeps the values when the server rejects them, and shows field errors at their fields', async () => {
    const errorBody = {
      error: 'There is one like it',
      fields: { integration: 'Taken', constructor: 'Not a field of the form' },
    };
    server.use(http.post(`*${wish.path}`, () => HttpResponse.json(errorBody, { status: 422 })));
    const { user, name, toast } = open();
    await user.type(name, 'A till');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveValue('A till');
    expect(name).toHaveAccessibleDescription('Taken');
    expect(toast()).toMatchObject({ title: 'Not sent', description: 'There is one like it', variant: 'destructive' });
  });

  it('keeps a server error until its field changes, even if other fields are blurred', async () => {
    const errorBody = { error: 'There is one like it', fields: { integration: 'Taken' } };
    server.use(http.post(`*${wish.path}`, () => HttpResponse.json(errorBody, { status: 422 })));
    const { user, name } = open();
    await user.type(name, 'A till');
    await user.type(screen.getByLabelText('Note'), 'For the bar{Enter}');
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription('Taken');
    await user.tab();
    await user.type(screen.getByLabelText('Note'), ' at the back');
    expect(name).toHaveAccessibleDescription('Taken');
    await user.type(name, 's');
    await waitFor(() => expect(name).not.toHaveAccessibleDescription());
  });

  it('shows its own message if the server sent none, and retries with the same idempotency key', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post(`*${wish.path}`, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return keys.length < 3 ? HttpResponse.error() : createdResponse();
      }),
    );
    const { user, name, toast } = open();
    await user.type(name, 'A till');
    const button = screen.getByRole('button', { name: 'Send' });
    await user.click(button);
    await waitFor(() => expect(toast()?.description).toBe('Please try again'));
    await user.click(button);
    await waitFor(() => expect(keys).toHaveLength(2));
    await user.type(name, 's');
    await user.click(button);
    await waitFor(() => expect(name).toHaveValue(''));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it('submits once, however often Enter is pressed while submitting', async () => {
    let answer = () => {};
    let calls = 0;
    server.use(
      http.post(`*${wish.path}`, async () => {
        calls += 1;
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return createdResponse();
      }),
    );
    const tries: string[] = [];
    const { user, name } = open(() => tries.push('tried'));
    await user.type(name, 'A till{Enter}');
    await waitFor(() => expect(calls).toBe(1));
    await user.type(name, '{Enter}{Enter}');
    answer();
    await waitFor(() => expect(name).toHaveValue(''));
    expect(calls).toBe(1);
    expect(tries).toHaveLength(1);
  });
});
