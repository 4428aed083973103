import { type GuestEventReply, guestEventStatuses } from '@skal/contracts/content/guestEvent';
import { DraftNotice, FieldGrid, FormDialog, selectFieldProps, textFieldProps } from '@skal/forms';
import { Banner, Button, DescriptionList, SelectField, Stack, Text, TextAreaField, TextField } from '@skal/shared-ui';
import { PhotoField } from '../../components/photo/PhotoField.tsx';
import { ProposalNotice } from '../../components/proposal/ProposalNotice.tsx';
import { guestEventForm as copy, guestEventStatusLabels, guestEvents } from '../../content/guestEvents.ts';
import { useGuestEventForm } from './useGuestEventForm.ts';

const statuses = guestEventStatuses.map((value) => ({ value, label: guestEventStatusLabels[value] }));

interface Props {
  open: boolean;
  onClose: () => void;
  /** The event to edit; null for a new one. */
  event: GuestEventReply | null;
}

/** Creates or edits an event. Keeps a draft when closed without submitting. */
export default function GuestEventDialog({ open, onClose, event }: Props) {
  const { form, proposal, newer, takeTheirs } = useGuestEventForm(event, onClose);
  const { cancel, submit, busy } = copy;
  const hasNote = form.values.status === 'soldOut' || form.values.status === 'cancelled';
  return (
    <FormDialog {...{ open, onClose, form }} title={event ? copy.edit : copy.create} labels={{ cancel, submit, busy }}>
      <DraftNotice draft={form.draft} />
      <ProposalNotice proposal={proposal} />
      {newer ? <NewerValues event={newer} onTake={takeTheirs} /> : null}
      <TextField label={copy.title} required maxLength={120} autoComplete="off" {...textFieldProps(form, 'title')} />
      <TextAreaField label={copy.text} rows={3} {...textFieldProps(form, 'text')} />
      <FieldGrid>
        <TextField
          label={copy.startsAt}
          hint={copy.timeHint}
          type="datetime-local"
          required
          {...textFieldProps(form, 'startsAt')}
        />
        <TextField
          label={copy.endsAt}
          hint={copy.timeHint}
          type="datetime-local"
          required
          {...textFieldProps(form, 'endsAt')}
        />
        <TextField
          label={copy.price}
          hint={copy.priceHint}
          required
          inputMode="decimal"
          autoComplete="off"
          {...textFieldProps(form, 'price')}
        />
        <TextField
          label={copy.capacity}
          hint={copy.capacityHint}
          inputMode="numeric"
          autoComplete="off"
          {...textFieldProps(form, 'capacity')}
        />
      </FieldGrid>
      <PhotoField {...selectFieldProps(form, 'photoId')} />
      <SelectField label={copy.status} options={statuses} {...selectFieldProps(form, 'status')} />
      {hasNote ? (
        <TextField label={copy.note} hint={copy.noteHint} maxLength={200} {...textFieldProps(form, 'note')} />
      ) : null}
    </FormDialog>
  );
}

/** What someone else saved while this form was open. */
const NewerValues = ({ event, onTake }: { event: GuestEventReply; onTake: () => void }) => (
  <div role="alert">
    <Banner tone="attention">
      <Stack gap={12}>
        <Text size="label">{copy.conflict.title}</Text>
        <Text>{copy.conflict.text}</Text>
        <DescriptionList
          items={[
            { term: copy.title, description: event.title },
            { term: copy.startsAt, description: event.startsAt.replace('T', ' ') },
            { term: copy.endsAt, description: event.endsAt.replace('T', ' ') },
            { term: copy.price, description: guestEvents.price(event.price) },
            { term: copy.status, description: guestEventStatusLabels[event.status] },
          ]}
        />
        <div>
          <Button size="sm" variant="secondary" onClick={onTake}>
            {copy.conflict.theirs}
          </Button>
        </div>
      </Stack>
    </Banner>
  </div>
);
