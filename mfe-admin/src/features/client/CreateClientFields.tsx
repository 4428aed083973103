import { businessTypes, subscriptionPlans } from '@skal/contracts/client';
import { PasswordField, SelectField, TextField } from '@skal/shared-ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { createForm, createLabels as labels } from '../../content/admin.ts';
import { businessTypeNames, planNames, planPrices } from '../../content/client.ts';
import type { CreateClientValues, useCreateClientForm } from './useCreateClientForm.ts';
import { useFirstInvalid } from './useFirstInvalid.ts';

const types = businessTypes.map((value) => ({ value, label: businessTypeNames[value] }));
const plans = subscriptionPlans.map((value) => ({ value, label: `${planNames[value]} €${planPrices[value]}/month` }));

interface Props {
  id: string;
  form: ReturnType<typeof useCreateClientForm>;
}

/** The form's fields; each carries the wire's key as its name. */
export function CreateClientFields({ id, form }: Props) {
  const root = useRef<HTMLFormElement>(null);
  useFirstInvalid(root, form);

  const errorOf = (name: keyof CreateClientValues) => (form.touched[name] ? form.errors[name] : undefined);
  const field = (name: keyof CreateClientValues) => ({
    label: labels[name],
    error: errorOf(name),
    ...form.getFieldProps(name),
  });
  const select = (name: 'businessType' | 'subscriptionPlan') => ({
    name,
    label: labels[name],
    error: errorOf(name),
    value: form.values[name],
    placeholder: labels.choose,
    required: true,
    onValueChange: (value: string) => void form.setFieldValue(name, value),
    onBlur: () => void form.setFieldTouched(name),
  });

  return (
    <Fields id={id} ref={root} noValidate onSubmit={form.handleSubmit}>
      <TextField {...field('businessName')} required autoComplete="off" />
      <SelectField {...select('businessType')} options={types} />
      <TextField {...field('contactName')} required autoComplete="off" />
      <TextField {...field('phone')} type="tel" autoComplete="off" />
      <TextField {...field('email')} type="email" required autoComplete="off" />
      <SelectField {...select('subscriptionPlan')} options={plans} />
      <Whole>
        <PasswordField {...field('password')} hint={createForm.passwordHint} required autoComplete="new-password" />
      </Whole>
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px 20px;

  @media (max-width: 599.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Whole = styled.div`
  grid-column: 1 / -1;
`;
