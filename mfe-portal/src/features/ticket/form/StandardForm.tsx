import { ticketCategories, ticketPriorities } from '@skal/contracts/support/ticket';
import { ticketCategoryLabels, ticketPriorityLabels } from '@skal/contracts/support/ticketLabels';
import { FieldGrid, selectFieldProps, useFocusFirstError } from '@skal/forms';
import { Button, InfoIcon, SelectField } from '@skal/shared-ui';
import { type Ref, useRef } from 'react';
import { ticketForm as copy } from '../../../content/support/ticketForm.ts';
import { Advice, FormCard, FormTitle } from './form.styles.ts';
import { TicketDescription, TicketDraftNotice, TicketFiles, TicketPhone, TicketTitle } from './TicketFields.tsx';
import type { TicketForm } from './useTicketForm.ts';

const { fields, standard } = copy;

const priorities = ticketPriorities.map((value) => ({ value, label: ticketPriorityLabels[value] }));
const categories = ticketCategories.map((value) => ({ value, label: ticketCategoryLabels[value] }));

interface Props {
  ticket: TicketForm;
  heading: Ref<HTMLHeadingElement>;
}

/** Form of a ticket that is not an emergency (L6). Selecting Emergency opens the other form (L7). */
export function StandardForm({ ticket, heading }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const { form, recommended } = ticket;
  useFocusFirstError(element, form);
  return (
    <FormCard ref={element} noValidate aria-label={standard.title} onSubmit={form.handleSubmit}>
      <FormTitle ref={heading} tabIndex={-1}>
        {standard.title}
      </FormTitle>
      <TicketDraftNotice ticket={ticket} />
      <TicketTitle ticket={ticket} />
      <FieldGrid>
        <SelectField
          {...selectFieldProps(form, 'priority')}
          label={fields.priority}
          options={priorities}
          onValueChange={(value) => {
            const chosen = ticketPriorities.find((priority) => priority === value);
            if (chosen) ticket.choosePriority(chosen);
          }}
        />
        <div>
          <SelectField {...selectFieldProps(form, 'category')} label={fields.category} options={categories} />
          <div aria-live="polite">
            {recommended ? (
              <Advice>
                <InfoIcon size={16} />
                {copy.recommendation}
              </Advice>
            ) : null}
          </div>
        </div>
      </FieldGrid>
      <TicketDescription ticket={ticket} />
      <TicketFiles ticket={ticket} />
      <TicketPhone ticket={ticket} />
      <div>
        <Button type="submit" busy={form.isSubmitting} busyLabel={copy.submitting}>
          {standard.submit}
        </Button>
      </div>
    </FormCard>
  );
}
