import { type MilestoneReply, milestoneStatuses, milestoneTurns } from '@skal/contracts/app/appStatus';
import { type AddMilestoneBody, addMilestoneSchema } from '@skal/contracts/app/milestone';
import { validateBody } from '@skal/contracts/http/validate';
import {
  DraftNotice,
  type FormErrors,
  selectFieldProps,
  textFieldProps,
  useFocusFirstError,
  useForm,
} from '@skal/forms';
import { Button, SelectField, Stack, TextAreaField, TextField } from '@skal/shared-ui';
import { serverMessageOr, useSession } from '@skal/shell-kit/api';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { milestones as copy } from '../../content/clients/launch.ts';
import { useAddMilestoneMutation, useChangeMilestoneMutation } from './milestone.api.ts';

/** Values of the form: the details as one text. */
type MilestoneValues = Omit<AddMilestoneBody, 'details'> & { details: string };

const valuesOf = (milestone: MilestoneReply | null): MilestoneValues => ({
  title: milestone?.title ?? '',
  description: milestone?.description ?? '',
  status: milestone?.status ?? 'pending',
  waitingOn: milestone?.waitingOn ?? 'agency',
  estimatedDate: milestone?.estimatedDate ?? '',
  completedDate: milestone?.completedDate ?? '',
  details: milestone?.details.join('\n') ?? '',
});

/** Maps the form to a body: one detail per non-empty line. */
const toRequestBody = ({ details, ...values }: MilestoneValues): AddMilestoneBody => ({
  ...values,
  details: details
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
});

/** Validates with the contract's rules; an error of one detail is shown for all. */
function validate(values: MilestoneValues): FormErrors<MilestoneValues> {
  const checked = validateBody(addMilestoneSchema, toRequestBody(values));
  if (checked.ok) return {};
  return Object.fromEntries(
    Object.entries(checked.fields).map(([name, message]) => [name.replace(/\[\d+\]$/, ''), message]),
  );
}

/** Adds or edits a milestone of a client. */
function useMilestoneForm(clientId: string, milestone: MilestoneReply | null, onDone: () => void) {
  const [add] = useAddMilestoneMutation();
  const [change] = useChangeMilestoneMutation();
  const { user } = useSession();
  return useForm<MilestoneValues>({
    initialValues: valuesOf(milestone),
    validate,
    onSubmit: async (values) => {
      const body = toRequestBody(values);
      if (milestone) await change({ params: { id: milestone.id }, body }).unwrap();
      else await add({ params: { id: clientId }, body }).unwrap();
      onDone();
    },
    toErrorToast: (cause) => ({
      title: copy.changeFailed,
      description: serverMessageOr(cause, copy.changeFailedReason),
    }),
    draft: { owner: user.id, form: `milestone ${milestone?.id ?? clientId}` },
  });
}

const statuses = milestoneStatuses.map((value) => ({ value, label: copy.statusNames[value] }));
const turns = milestoneTurns.map((value) => ({ value, label: copy.ownerNames[value] }));

interface Props {
  clientId: string;
  /** Null for a new milestone. */
  milestone: MilestoneReply | null;
  onDone: () => void;
}

/** Form of a milestone (K11). */
export function MilestoneForm({ clientId, milestone, onDone }: Props) {
  const root = useRef<HTMLFormElement>(null);
  const form = useMilestoneForm(clientId, milestone, onDone);
  useFocusFirstError(root, form);
  const { labels } = copy;
  return (
    <Fields ref={root} noValidate onSubmit={form.handleSubmit} aria-label={milestone?.title ?? copy.add}>
      <DraftNotice draft={form.draft} />
      <FullWidth>
        <TextField label={labels.title} required autoComplete="off" {...textFieldProps(form, 'title')} />
      </FullWidth>
      <FullWidth>
        <TextAreaField label={labels.description} rows={2} {...textFieldProps(form, 'description')} />
      </FullWidth>
      <SelectField label={labels.status} required options={statuses} {...selectFieldProps(form, 'status')} />
      <SelectField label={labels.waitingOn} required options={turns} {...selectFieldProps(form, 'waitingOn')} />
      <TextField label={labels.estimatedDate} type="date" {...textFieldProps(form, 'estimatedDate')} />
      <TextField label={labels.completedDate} type="date" {...textFieldProps(form, 'completedDate')} />
      <FullWidth>
        <TextAreaField label={labels.details} hint={copy.detailsHint} rows={2} {...textFieldProps(form, 'details')} />
      </FullWidth>
      <FullWidth>
        <Stack direction="row" gap={12} wrap>
          <Button type="submit" busy={form.isSubmitting} busyLabel={copy.busy}>
            {copy.save}
          </Button>
          <Button variant="secondary" onClick={onDone}>
            {copy.cancel}
          </Button>
        </Stack>
      </FullWidth>
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 16px 20px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-12);

  @media (max-width: 37.49875em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const FullWidth = styled.div`
  grid-column: 1 / -1;
`;
