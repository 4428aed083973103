import { businessTypes, subscriptionPlans } from '@skal/contracts/client/client';
import { DraftNotice, FieldGrid, selectFieldProps, textFieldProps } from '@skal/forms';
import { Checkbox, PasswordField, SelectField, TextField } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { businessTypeLabels, planOptionLabel } from '../../../content/clients/client.ts';
import { createForm, createLabels as labels } from '../../../content/dashboard/admin.ts';
import type { CreateClientValues, useCreateClientForm } from './useCreateClientForm.ts';

const types = businessTypes.map((value) => ({ value, label: businessTypeLabels[value] }));
const plans = subscriptionPlans.map((value) => ({ value, label: planOptionLabel(value) }));

interface Props {
  form: ReturnType<typeof useCreateClientForm>;
}

/** The form's fields, named as on the wire. */
export function CreateClientFields({ form }: Props) {
  const field = (name: Exclude<keyof CreateClientValues, 'invite'>) => ({
    label: labels[name],
    ...textFieldProps(form, name),
  });
  const select = (name: 'businessType' | 'subscriptionPlan') => ({
    label: labels[name],
    placeholder: labels.choose,
    required: true,
    ...selectFieldProps(form, name),
  });

  return (
    <FieldGrid>
      <DraftNotice draft={form.draft} remark={createForm.draftPassword} />
      <TextField {...field('businessName')} required autoComplete="off" />
      <SelectField {...select('businessType')} options={types} />
      <TextField {...field('contactName')} required autoComplete="off" />
      <TextField {...field('phone')} type="tel" autoComplete="off" />
      <TextField {...field('email')} type="email" required autoComplete="off" />
      <SelectField {...select('subscriptionPlan')} options={plans} />
      <FullWidth>
        {form.values.invite ? null : (
          <PasswordField {...field('password')} hint={createForm.passwordHint} required autoComplete="new-password" />
        )}
        <Checkbox
          name="invite"
          label={labels.invite}
          hint={createForm.inviteHint}
          checked={form.values.invite}
          onCheckedChange={(invite) => void form.setFieldValue('invite', invite)}
        />
      </FullWidth>
    </FieldGrid>
  );
}

const FullWidth = styled.div`
  display: grid;
  gap: 12px;
  grid-column: 1 / -1;
`;
