import { type GuestEventReply, guestEventForm as schema } from '@skal/contracts/content/guestEvent';
import { useForm } from '@skal/forms';
import { useToast } from '@skal/shell-kit';
import { isApiError, serverMessageOr } from '@skal/shell-kit/api';
import { useState } from 'react';
import { useProposal } from '../../components/proposal/useProposal.ts';
import { guestEventForm as copy } from '../../content/guestEvents.ts';
import { useAccount } from '../../session/useAccount.ts';
import { useAddGuestEventMutation, useChangeGuestEventMutation } from './guestEvent.api.ts';
import { EMPTY_EVENT, type GuestEventValues, toBody, toFormValues } from './guestEventValues.ts';

/** Returns the current record from a 409 response. */
const newerRecord = (cause: unknown): GuestEventReply | null =>
  isApiError(cause) && cause.status === 409 && cause.current ? (cause.current as GuestEventReply) : null;

/**
 * Form of a new or stored event, with optimistic locking. On a 409 it keeps what was typed and shows what someone else
 * has saved; saving again replaces it.
 */
export function useGuestEventForm(event: GuestEventReply | null, onSaved: () => void) {
  const [add] = useAddGuestEventMutation();
  const [change] = useChangeGuestEventMutation();
  const toast = useToast();
  const { draftOwner } = useAccount();
  /** What someone else saved meanwhile. */
  const [newer, setNewer] = useState<GuestEventReply | null>(null);
  const form = useForm<GuestEventValues>({
    initialValues: event ? toFormValues(event) : EMPTY_EVENT,
    validationSchema: schema,
    onSubmit: async (values, { withIdempotencyKey, resetForm }) => {
      const body = toBody(schema.cast(values) as GuestEventValues);
      try {
        if (event) {
          const version = (newer ?? event).version;
          await change({ params: { id: event.id }, body: { ...body, version } }).unwrap();
        } else await add(withIdempotencyKey(body)).unwrap();
      } catch (cause) {
        setNewer(newerRecord(cause) ?? newer);
        throw cause;
      }
      toast({ title: copy.saved, description: copy.savedText(body.title), variant: 'success' });
      resetForm();
      onSaved();
    },
    toErrorToast: (cause) => ({ title: copy.failed, description: serverMessageOr(cause, copy.failedReason) }),
    draft: draftOwner ? { owner: draftOwner, form: `event ${event?.id ?? 'new'}` } : undefined,
  });
  const proposal = useProposal(event ? null : 'event', form);
  return {
    form,
    proposal,
    newer,
    takeTheirs: () => {
      if (newer) void form.setValues(toFormValues(newer));
    },
  };
}
