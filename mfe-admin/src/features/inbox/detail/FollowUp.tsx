import {
  type ChangeFollowUpBody,
  changeFollowUpSchema,
  type FollowUpReply,
  followUpStatuses,
  SUSPECTED_SPAM,
} from '@skal/contracts/support/followUp';
import { DraftNotice, textFieldProps, useFocusFirstError, useForm } from '@skal/forms';
import { Button, Select, TextAreaField } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { serverMessageOr, useSession } from '@skal/shell-kit/api';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { followUp as copy, inboxStatusNames } from '../../../content/operations/inbox.ts';

/** Statuses that an operator can set; suspected spam can only be replaced by another status. */
const statusesFor = (status: FollowUpReply['status']) =>
  [...(status === SUSPECTED_SPAM ? [status] : []), ...followUpStatuses].map((value) => ({
    value,
    label: inboxStatusNames[value],
  }));

interface Props {
  id: string;
  item: FollowUpReply;
  /** Saves changes without a form; shows its own errors. */
  change: (body: ChangeFollowUpBody) => Promise<void>;
  /** Stores the note; throws if it is rejected. */
  save: (body: ChangeFollowUpBody) => Promise<unknown>;
  /** Additional actions. */
  actions?: ReactNode;
}

/** Status and internal note of an item. */
export function FollowUp({ id, item, change, save, actions }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const { user } = useSession();
  const form = useForm({
    initialValues: { note: item.note ?? '' },
    validationSchema: changeFollowUpSchema,
    onSubmit: async ({ note }, { resetForm }) => {
      await save({ note });
      toast({ ...copy.saved, variant: 'success' });
      resetForm({ values: { note } });
    },
    toErrorToast: (cause) => ({
      title: copy.failed.title,
      description: serverMessageOr(cause, copy.failed.description),
    }),
    draft: { owner: user.id, form: `note ${id}` },
  });
  useFocusFirstError(element, form);
  return (
    <Form ref={element} noValidate aria-label={copy.form} onSubmit={form.handleSubmit}>
      <Row>
        <Select
          label={copy.status}
          showLabel
          value={item.status}
          options={statusesFor(item.status)}
          onValueChange={(value) => {
            const status = followUpStatuses.find((candidate) => candidate === value);
            if (status) void change({ status });
          }}
        />
        {actions}
      </Row>
      <DraftNotice draft={form.draft} />
      <TextAreaField label={copy.note} rows={2} {...textFieldProps(form, 'note')} />
      <div>
        <Button type="submit" variant="secondary" size="sm" busy={form.isSubmitting} busyLabel={copy.saving}>
          {copy.save}
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--line);
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 10px;
`;
