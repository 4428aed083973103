import { type MilestoneReply, milestoneStatuses, milestoneTurns } from '@skal/contracts/app/appStatus';
import { DraftNotice, selectFieldProps, textFieldProps, useFocusFirstError } from '@skal/forms';
import { Button, SelectField, Stack, TextAreaField, TextField } from '@skal/shared-ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { milestones as copy } from '../../content/clients/launch.ts';
import { useMilestoneForm } from './useMilestoneForm.ts';

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
      <Whole>
        <TextField label={labels.title} required autoComplete="off" {...textFieldProps(form, 'title')} />
      </Whole>
      <Whole>
        <TextAreaField label={labels.description} rows={2} {...textFieldProps(form, 'description')} />
      </Whole>
      <SelectField label={labels.status} required options={statuses} {...selectFieldProps(form, 'status')} />
      <SelectField label={labels.waitingOn} required options={turns} {...selectFieldProps(form, 'waitingOn')} />
      <TextField label={labels.estimatedDate} type="date" {...textFieldProps(form, 'estimatedDate')} />
      <TextField label={labels.completedDate} type="date" {...textFieldProps(form, 'completedDate')} />
      <Whole>
        <TextAreaField label={labels.details} hint={copy.detailsHint} rows={2} {...textFieldProps(form, 'details')} />
      </Whole>
      <Whole>
        <Stack direction="row" gap={12} wrap>
          <Button type="submit" busy={form.isSubmitting} busyLabel={copy.busy}>
            {copy.save}
          </Button>
          <Button variant="secondary" onClick={onDone}>
            {copy.cancel}
          </Button>
        </Stack>
      </Whole>
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

const Whole = styled.div`
  grid-column: 1 / -1;
`;
