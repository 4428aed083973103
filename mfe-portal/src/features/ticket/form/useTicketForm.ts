import { validateBody } from '@skal/contracts/http/validate';
import { createTicketSchema, type TicketPriority } from '@skal/contracts/support/ticket';
import { type FormErrors, phoneErrorMessage, useForm, usePhoneNumbering } from '@skal/forms';
import { type ToastMessage, useToast } from '@skal/shell-kit';
import { serverMessageOr } from '@skal/shell-kit/api';
import { ticketToasts as toasts } from '../../../content/support/ticketForm.ts';
import { useAccount } from '../../../session/useAccount.ts';
import { useCreateTicketMutation } from '../ticket.api.ts';
import { emptyTicket, type TicketValues, toTicketBody } from '../ticket.body.ts';
import { useAttachments } from '../upload/useAttachments.ts';

/** Toast of an invalid submission, in the catalogue's order (L10, L11); other errors appear at their fields. */
function toErrorToast({ title, description, priority, contactPhone }: TicketValues): ToastMessage | null {
  if (!title.trim() || !description.trim()) return { ...toasts.missing, variant: 'destructive' };
  return priority === 'emergency' && !contactPhone.trim() ? { ...toasts.phone, variant: 'destructive' } : null;
}

const NONE: Readonly<Record<string, string>> = {};

/**
 * State of both ticket forms, which share their values, also after a failure. `onSent` gets the new ticket's id, if the server returned
 * it, and the files to upload.
 */
export function useTicketForm(onSent: (ticketId: string | null, files: readonly File[]) => void) {
  const account = useAccount();
  const attachments = useAttachments();
  const [create] = useCreateTicketMutation();
  const toast = useToast();
  const numbering = usePhoneNumbering();

  const validate = (values: TicketValues): FormErrors<TicketValues> => {
    const checked = validateBody(createTicketSchema, toTicketBody(values, account, attachments.files));
    const {
      title,
      description,
      phone = phoneErrorMessage(numbering, values.countryCode, values.contactPhone),
    } = checked.ok ? NONE : checked.fields;
    return {
      ...(title ? { title } : {}),
      ...(description ? { description } : {}),
      ...(phone ? { contactPhone: phone } : {}),
    };
  };

  /** A bug report without a file (L12). */
  const isRecommended = ({ priority, category }: TicketValues) =>
    priority !== 'emergency' && category === 'bug' && attachments.files.length === 0;

  const form = useForm<TicketValues>({
    initialValues: emptyTicket,
    validate,
    onSubmit: async (values, { withIdempotencyKey, resetForm }) => {
      const reply = await create(withIdempotencyKey(toTicketBody(values, account, attachments.files))).unwrap();
      toast({ ...toasts.sent, variant: 'success' });
      onSent(reply?.ticketId ?? null, attachments.files);
      resetForm();
      attachments.clear();
    },
    onSubmitAttempt: (values) => {
      const errorToast = toErrorToast(values);
      if (errorToast) toast(errorToast);
      // L12: only a recommendation; the result's toast replaces it (T33).
      else if (isRecommended(values)) toast(toasts.recommended);
    },
    toErrorToast: (cause) => ({ ...toasts.failed, description: serverMessageOr(cause, toasts.failed.description) }),
    fieldNames: { phone: 'contactPhone' },
    draft: account.draftOwner
      ? { owner: account.draftOwner, form: 'ticket', partial: attachments.files.length > 0 }
      : undefined,
  });

  /** Selecting emergency sets the category to bug (L7); leaving it resets the emergency fields (L8). */
  const choosePriority = (priority: TicketPriority) => {
    const leaving = form.values.priority === 'emergency' && priority !== 'emergency';
    const change: Partial<TicketValues> =
      priority === 'emergency'
        ? { priority, category: 'bug' }
        : leaving
          ? { priority: 'normal', category: 'other', urgentReason: '' }
          : { priority };
    void form.setValues((values) => ({ ...values, ...change }), false);
    form.setErrors({});
    void form.setTouched({}, false);
  };

  /** A phone number belongs to one country (L16). */
  const chooseCountry = (countryCode: string) =>
    void form.setValues((values) => ({ ...values, countryCode, contactPhone: '' }));

  return { form, numbering, attachments, recommended: isRecommended(form.values), choosePriority, chooseCountry };
}

export type TicketForm = ReturnType<typeof useTicketForm>;
