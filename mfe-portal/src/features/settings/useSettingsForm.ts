import { saveSettingsSchema } from '@skal/contracts/account/settings';
import { validateBody } from '@skal/contracts/http/validate';
import { type FormErrors, phoneErrorMessage, useForm, usePhoneNumbering } from '@skal/forms';
import { type ToastMessage, useToast } from '@skal/shell-kit';
import { errorMessage, isApiError, useSession } from '@skal/shell-kit/api';
import { useEffect, useRef } from 'react';
import { settingsToasts } from '../../content/account/settings.ts';
import { toAccount } from '../../session/useAccount.ts';
import { useSaveSettingsMutation } from './settings.api.ts';
import { mergeServerValues, type SettingsValues, toBody, toFormValues } from './settings.values.ts';

const descriptionByStatus = new Map([
  [401, settingsToasts.signIn],
  [403, settingsToasts.forbidden],
]);

/** Returns the status of a failure; for other errors, the number at the start of the message. */
const statusOf = (cause: unknown): number =>
  isApiError(cause) ? cause.status : Number.parseInt(errorMessage(cause), 10);

/** Returns the toast of a failed save, by status (N6-N8). */
export function saveErrorToast(cause: unknown): ToastMessage {
  return {
    title: settingsToasts.failed,
    description: descriptionByStatus.get(statusOf(cause)) ?? settingsToasts.other,
  };
}

/** Maps wire field names to form field names, where they differ. */
const FIELDS: Readonly<Record<string, keyof SettingsValues>> = {
  businessName: 'company',
  'branding.businessName': 'brandName',
  contactName: 'lastName',
};

function errorsOf(values: SettingsValues): FormErrors<SettingsValues> {
  const checked = validateBody(saveSettingsSchema, toBody(values));
  if (checked.ok) return {};
  return Object.fromEntries(
    Object.entries(checked.fields).map(([key, message]) => [FIELDS[key] ?? key, message] as const),
  );
}

/**
 * Form of profile and business configuration, saved together (N2-N8). The session provides the initial values only: refetching or
 * losing the session does not change the form.
 */
export function useSettingsForm() {
  const session = useSession();
  const { draftOwner } = toAccount(session);
  const [save] = useSaveSettingsMutation();
  const toast = useToast();
  const numbering = usePhoneNumbering();
  const initialValues = toFormValues(session);
  const form = useForm<SettingsValues>({
    initialValues,
    validate: (values) => {
      // An unchanged number is not validated: an operator may have entered one of any country.
      const isNew = values.phone !== initialValues.phone;
      const phone = isNew ? phoneErrorMessage(numbering, values.countryCode, values.phone) : undefined;
      return { ...(phone ? { phone } : {}), ...errorsOf(values) };
    },
    onSubmit: async (sent, { resetForm, setValues }) => {
      const reply = await save({ body: toBody(sent) }).unwrap();
      const saved = reply?.user ? toFormValues(reply) : sent;
      const typed = latest.current;
      resetForm({ values: saved });
      void setValues(mergeServerValues(sent, typed, saved), false);
      toast({ ...settingsToasts.saved, variant: 'success' });
    },
    toErrorToast: saveErrorToast,
    // N6.
    handlesSessionExpiry: true,
    fieldNames: FIELDS,
    draft: draftOwner ? { owner: draftOwner, form: 'settings' } : undefined,
  });
  const latest = useRef(form.values);
  useEffect(() => {
    latest.current = form.values;
  }, [form.values]);
  return { ...form, numbering };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;
