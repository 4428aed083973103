import { consultationSchema, HONEYPOT, PHONE_NEEDED } from '@skal/contracts/support/inquiry';
import { ANONYMOUS_OWNER, DEFAULT_COUNTRY, phoneErrorMessage, useForm, usePhoneNumbering } from '@skal/forms';
import { useState } from 'react';
import { withHoneypot } from '../../components/forms/Honeypot.tsx';
import { consultationFailure } from '../../content/forms/consultation.ts';
import { useSendInquiryMutation } from './inquiry.api.ts';

/** Form values: preference and industry are empty until selected (T12). */
const initialValues = {
  name: '',
  email: '',
  phone: '',
  countryCode: DEFAULT_COUNTRY as string,
  company: '',
  industry: '',
  challenges: '',
  contactPreference: '',
  [HONEYPOT]: '',
};

export type ConsultationValues = typeof initialValues;

/** Maps to the request body (F23): trimmed and validated by the contract, always without a current solution (F13). */
const toBody = (values: ConsultationValues) =>
  withHoneypot(consultationSchema.cast({ ...values, currentSolution: [] }, { assert: false }));

/** Form of the consultation request, with its phone rules and submission. */
export function useConsultationForm(onSent: () => void) {
  const [request] = useSendInquiryMutation();
  const numbering = usePhoneNumbering();
  /** Phone Call was selected without a phone number (F8). */
  const [phoneMissed, setPhoneMissed] = useState(false);

  const form = useForm({
    initialValues,
    validationSchema: consultationSchema,
    validate: ({ countryCode, phone }) => {
      const refused = phoneErrorMessage(numbering, countryCode, phone);
      return refused ? { phone: refused } : {};
    },
    onSubmit: async (values, { withIdempotencyKey }) => {
      await request(withIdempotencyKey(toBody(values))).unwrap();
      onSent();
    },
    toErrorToast: () => consultationFailure,
    draft: { owner: ANONYMOUS_OWNER, form: 'consultation', exclude: [HONEYPOT] },
  });

  const choosePreference = (preference: string) => {
    const refused = preference === 'call' && !form.values.phone.trim();
    setPhoneMissed(refused);
    if (!refused) void form.setFieldValue('contactPreference', preference);
  };
  const typePhone = (phone: string) => {
    if (phone) setPhoneMissed(false);
    void form.setFieldValue('phone', phone);
  };
  // F12: a phone number belongs to one country.
  const chooseCountry = (countryCode: string) =>
    void form.setValues((values) => ({ ...values, countryCode, phone: '' }));

  const refusedAtSubmit = form.submitCount > 0 && typeof form.errors.phone === 'string' ? form.errors.phone : undefined;
  const phoneError = phoneMissed ? PHONE_NEEDED : refusedAtSubmit;
  return { form, numbering, phoneError, choosePreference, typePhone, chooseCountry };
}
