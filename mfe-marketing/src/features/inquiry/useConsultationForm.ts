import { consultationSchema, HONEYPOT, PHONE_NEEDED } from '@skal/contracts/support/inquiry';
import { ANONYMOUS_OWNER, DEFAULT_COUNTRY, phoneFault, useForm, usePhoneNumbering } from '@skal/forms';
import { useState } from 'react';
import { withHoneypot } from '../../components/forms/Honeypot.tsx';
import { consultationFailure } from '../../content/forms/consultation.ts';
import { useSendInquiryMutation } from './inquiry.api.ts';

/** As typed: the preference and the industry are empty until they are chosen (T12). */
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

/** What is sent (F23): trimmed and checked by the contract, and always without a current solution (F13). */
const toBody = (values: ConsultationValues) =>
  withHoneypot(consultationSchema.cast({ ...values, currentSolution: [] }, { assert: false }));

/** The request as a form: its values, its rules about the phone, and what sending it leads to. */
export function useConsultationForm(onSent: () => void) {
  const [request] = useSendInquiryMutation();
  const numbering = usePhoneNumbering();
  /** Phone Call was chosen without a number to call (F8). */
  const [phoneMissed, setPhoneMissed] = useState(false);

  const form = useForm({
    initialValues,
    validationSchema: consultationSchema,
    validate: ({ countryCode, phone }) => {
      const refused = phoneFault(numbering, countryCode, phone);
      return refused ? { phone: refused } : {};
    },
    send: async (values, { attempt }) => {
      await request(attempt(toBody(values))).unwrap();
      onSent();
    },
    failure: () => consultationFailure,
    draft: { owner: ANONYMOUS_OWNER, form: 'consultation', never: [HONEYPOT] },
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
  // F12: a number is of one country.
  const chooseCountry = (countryCode: string) =>
    void form.setValues((values) => ({ ...values, countryCode, phone: '' }));

  const refusedAtSubmit = form.submitCount > 0 && typeof form.errors.phone === 'string' ? form.errors.phone : undefined;
  const phoneError = phoneMissed ? PHONE_NEEDED : refusedAtSubmit;
  return { form, numbering, phoneError, choosePreference, typePhone, chooseCountry };
}
