import { DraftNotice, textFieldProps, visibleError } from '@skal/forms';
import { PhoneField, TextAreaField, TextField } from '@skal/shared-ui';
import { ticketForm } from '../../../content/support/ticketForm.ts';
import { AttachmentsField } from '../upload/AttachmentsField.tsx';
import type { TicketForm } from './useTicketForm.ts';

const { fields } = ticketForm;

/** Shown above both forms. */
export const TicketDraftNotice = ({ ticket: { form, attachments } }: { ticket: TicketForm }) => (
  <DraftNotice draft={form.draft} remark={ticketForm.draftFiles} onDiscard={attachments.clear} />
);

/** First field of both forms. */
export const TicketTitle = ({ ticket }: { ticket: TicketForm }) => (
  <TextField label={fields.title} required autoComplete="off" {...textFieldProps(ticket.form, 'title')} />
);

export const TicketDescription = ({ ticket }: { ticket: TicketForm }) => (
  <TextAreaField
    label={fields.description}
    hint={fields.descriptionHint}
    required
    rows={5}
    {...textFieldProps(ticket.form, 'description')}
  />
);

/** Phone number: required in an emergency, otherwise optional (L11, L16). */
export const TicketPhone = ({ ticket, required = false }: { ticket: TicketForm; required?: boolean }) => (
  <PhoneField
    label={fields.phone}
    hint={required ? undefined : fields.phoneHint}
    countryLabel={fields.country}
    countryName="countryCode"
    phoneName="phone"
    country={ticket.form.values.countryCode}
    phone={ticket.form.values.contactPhone}
    onCountryChange={ticket.chooseCountry}
    onPhoneChange={(phone) => void ticket.form.setFieldValue('contactPhone', phone)}
    onBlur={() => void ticket.form.setFieldTouched('contactPhone')}
    numbering={ticket.numbering}
    error={visibleError(ticket.form, 'contactPhone')}
    required={required}
  />
);

export const TicketFiles = ({ ticket: { attachments } }: { ticket: TicketForm }) => (
  <AttachmentsField label={fields.attachments} name="attachments" attachments={attachments} />
);
