import type { ClientDetailReply } from '@skal/contracts/client/client';
import { editClientSchema } from '@skal/contracts/client/editClient';
import { validateBody } from '@skal/contracts/http/validate';
import { type FormErrors, useForm } from '@skal/forms';
import { useToast } from '@skal/shell-kit';
import { isApiError, serverMessageOr, useSession } from '@skal/shell-kit/api';
import { useEffect, useRef, useState } from 'react';
import { editForm } from '../../../content/clients/clientPanel.ts';
import { useEditClientMutation } from './editClient.api.ts';
import {
  apiFieldNames,
  changedFields,
  type EditClientValues,
  findConflicts,
  toFormValues,
  toRequestBody,
} from './editClientValues.ts';

const nameOf = (apiName: string): string =>
  Object.hasOwn(apiFieldNames, apiName) ? apiFieldNames[apiName as keyof typeof apiFieldNames] : apiName;

/** Validates with the contract's rules, by the form's field names. */
function validate(values: EditClientValues): FormErrors<EditClientValues> {
  const checked = validateBody(editClientSchema, toRequestBody(values));
  if (checked.ok) return {};
  return Object.fromEntries(Object.entries(checked.fields).map(([name, message]) => [nameOf(name), message]));
}

/** Returns the current record from a 409 response. */
const newerRecord = (cause: unknown): ClientDetailReply | null =>
  isApiError(cause) && cause.status === 409 && cause.current ? (cause.current as ClientDetailReply) : null;

/**
 * Edits a client with optimistic locking. Sends only the fields that differ from the loaded record, plus its version. On a 409 the
 * form shows the conflicting fields, and the operator either re-applies or discards their changes.
 */
export function useEditClientForm(client: ClientDetailReply, onDone: () => void) {
  const [edit] = useEditClientMutation();
  const toast = useToast();
  const { user } = useSession();
  const [base, setBase] = useState(client);
  const [newer, setNewer] = useState<ClientDetailReply | null>(null);
  const form = useForm<EditClientValues>({
    initialValues: toFormValues(base),
    validate,
    fieldNames: apiFieldNames,
    onSubmit: async (values) => {
      const changed = changedFields(values, toFormValues(base));
      try {
        if (Object.keys(changed).length > 0) {
          const body = { ...toRequestBody(changed), version: base.version };
          await edit({ params: { id: client.id }, body }).unwrap();
        }
      } catch (cause) {
        setNewer(newerRecord(cause));
        throw cause;
      }
      toast({ title: editForm.saved, description: editForm.savedText(values.businessName), variant: 'success' });
      onDone();
    },
    toErrorToast: (cause) => ({
      title: newerRecord(cause) ? editForm.notSaved : editForm.failed,
      description: serverMessageOr(cause, editForm.failedReason),
    }),
    draft: { owner: user.id, form: `client ${client.id}` },
  });

  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  // The form is unchanged: show the newest record.
  useEffect(() => {
    if (client.version <= base.version || latest.current.dirty) return;
    setBase(client);
    latest.current.resetForm({ values: toFormValues(client) });
  }, [client, base]);

  /** Rebases the form on the newer record, with these values. */
  const rebase = (record: ClientDetailReply, values: EditClientValues) => {
    setBase(record);
    setNewer(null);
    form.resetForm({ values: toFormValues(record) });
    void form.setValues(values);
  };
  return {
    form,
    clash: newer && {
      fields: findConflicts(toFormValues(base), toFormValues(newer), form.values),
      apply: () => rebase(newer, { ...toFormValues(newer), ...changedFields(form.values, toFormValues(base)) }),
      discard: () => rebase(newer, toFormValues(newer)),
    },
  };
}

export type EditConflict = NonNullable<ReturnType<typeof useEditClientForm>['clash']>;
