import { type IntegrationRequestReply, integration } from '@skal/contracts/integration/integration';
import { TextField } from '@skal/shared-ui';
import { send } from '@skal/shell-kit/api';
import type { MockedNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { makeStore } from '@skal/shell-kit/testing/store.tsx';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { DraftNotice, textFieldProps, useForm } from '../index.ts';

const { request: wish } = integration;

interface Props {
  owner?: string;
  files?: boolean;
}

/** A form with a field that is excluded from drafts. */
function TestForm({ owner = 'karen', files = false }: Props) {
  const form = useForm({
    initialValues: { name: '', need: '', password: '' },
    onSubmit: async ({ name, need }, { withIdempotencyKey, resetForm }) => {
      await send(wish, withIdempotencyKey({ integration: name, businessNeed: need, urgency: 'low' }));
      resetForm();
    },
    toErrorToast: () => ({ title: 'Not sent' }),
    draft: { owner, form: 'wish', exclude: ['password'], partial: files },
  });
  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <DraftNotice draft={form.draft} remark="The rest is not." />
      <TextField label="Name" {...textFieldProps(form, 'name')} />
      <TextField label="Need" {...textFieldProps(form, 'need')} />
      <TextField label="Password" {...textFieldProps(form, 'password')} />
      <button type="submit" disabled={form.isSubmitting}>
        Send
      </button>
    </form>
  );
}

/** Queries and actions of the tests. */
export const nameField = () => screen.getByLabelText('Name');
export const draftNoticeText = () => screen.getByRole('status').textContent;
export const user = userEvent.setup({ delay: null });
export const clickButton = (button: string) => user.click(screen.getByRole('button', { name: button }));

/** Renders the form and returns its unmount function. */
export const renderForm = (props: Props = {}) =>
  render(<TestForm {...props} />, { wrapper: makeStore().Providers }).unmount;

/** Unmounts and renders the form again. */
export const remountForm = (unmount: () => void, props: Props = {}) => {
  unmount();
  return renderForm(props);
};

/** Mocks the server: records idempotency keys; `answer` returns the response to each request. */
export function recordIdempotencyKeys(
  server: MockedNetwork,
  answer: () => Response | Promise<Response>,
): (string | null)[] {
  const keys: (string | null)[] = [];
  server.use(
    http.post(`*${wish.path}`, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return answer();
    }),
  );
  return keys;
}

const created: IntegrationRequestReply = {
  ...{ id: '0198c0de-0000-7000-8000-000000000001', integration: 'A till', businessNeed: 'For the bar' },
  ...{ urgency: 'low', createdAt: '2026-11-20T08:00:00.000Z' },
};

export const createdResponse = () => HttpResponse.json(created, { status: 201 });
