import { textFieldProps, useFocusFirstError } from '@skal/forms';
import { ArrowLeftIcon, Button, Text, TextAreaField } from '@skal/shared-ui';
import { type Ref, useRef } from 'react';
import { ticketForm as copy } from '../../../content/support/ticketForm.ts';
import { Actions, FormCard, FormTitle } from './form.styles.ts';
import { TicketDescription, TicketDraftNotice, TicketFiles, TicketPhone, TicketTitle } from './TicketFields.tsx';
import type { TicketForm } from './useTicketForm.ts';

const { fields, emergency } = copy;

interface Props {
  ticket: TicketForm;
  heading: Ref<HTMLHeadingElement>;
}

/** Form of an emergency (L4): no priority, but a phone number and a justification (T32). */
export function EmergencyForm({ ticket, heading }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const { form } = ticket;
  useFocusFirstError(element, form);
  return (
    <FormCard ref={element} noValidate aria-label={emergency.title} data-emergency="" onSubmit={form.handleSubmit}>
      <div>
        <FormTitle ref={heading} tabIndex={-1}>
          {emergency.title}
        </FormTitle>
        <Text tone="muted">
          {emergency.note} {emergency.category}
        </Text>
      </div>
      <TicketDraftNotice ticket={ticket} />
      <TicketTitle ticket={ticket} />
      <TicketPhone ticket={ticket} required />
      <TicketDescription ticket={ticket} />
      <TextAreaField
        label={fields.urgentReason}
        hint={fields.urgentReasonHint}
        rows={3}
        {...textFieldProps(form, 'urgentReason')}
      />
      <TicketFiles ticket={ticket} />
      <Actions>
        <Button type="submit" busy={form.isSubmitting} busyLabel={copy.submitting}>
          {emergency.submit}
        </Button>
        <Button variant="quiet" disabled={form.isSubmitting} onClick={() => ticket.choosePriority('normal')}>
          <ArrowLeftIcon size={16} />
          {emergency.back}
        </Button>
      </Actions>
    </FormCard>
  );
}
