import {
  businessTypes,
  type ClientDetailReply,
  clientStatuses,
  subscriptionPlans,
} from '@skal/contracts/client/client';
import { featureLabels } from '@skal/contracts/client/featureLabels';
import { DraftNotice, FieldGrid, selectFieldProps, textFieldProps, useFocusFirstError } from '@skal/forms';
import { Button, SelectField, Stack, Switch, TextAreaField, TextField } from '@skal/shared-ui';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { businessTypeLabels, clientStatusLabels, planOptionLabel } from '../../../content/clients/client.ts';
import { editForm as copy } from '../../../content/clients/clientPanel.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import type { EditField } from './editClientValues.ts';
import { useEditClientForm } from './useEditClientForm.ts';

const types = businessTypes.map((value) => ({ value, label: businessTypeLabels[value] }));
const plans = subscriptionPlans.map((value) => ({ value, label: planOptionLabel(value) }));
const statuses = clientStatuses.map((value) => ({ value, label: clientStatusLabels[value] }));
const features = Object.keys(featureLabels) as (keyof typeof featureLabels)[];

interface Props {
  client: ClientDetailReply;
  onDone: () => void;
}

/** Edits the details of a client (T40). The draft is kept until it is saved. */
export default function EditClientForm({ client, onDone }: Props) {
  const root = useRef<HTMLFormElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  const { form, clash } = useEditClientForm(client, onDone);
  useFocusFirstError(root, form);

  const field = (name: Exclude<EditField, keyof typeof featureLabels>) => ({
    label: copy.labels[name],
    ...textFieldProps(form, name),
  });
  const select = (name: 'businessType' | 'subscriptionPlan' | 'status') => ({
    label: copy.labels[name],
    required: true,
    ...selectFieldProps(form, name),
  });

  return (
    <Fields ref={root} noValidate onSubmit={form.handleSubmit} aria-label={client.businessName}>
      <DraftNotice draft={form.draft} />
      {clash ? <ConflictNotice clash={clash} onChosen={() => save.current?.focus()} /> : null}
      <Group title={copy.groups.business}>
        <TextField {...field('businessName')} required autoComplete="off" />
        <SelectField {...select('businessType')} options={types} />
        <TextField {...field('contactName')} required autoComplete="off" />
        <TextField {...field('phone')} type="tel" autoComplete="off" />
      </Group>
      <Group title={copy.groups.subscription}>
        <SelectField {...select('subscriptionPlan')} options={plans} />
        <TextField {...field('nextBillingDate')} type="date" />
        <FullWidth>
          <SelectField {...select('status')} options={statuses} hint={copy.statusHint} />
        </FullWidth>
      </Group>
      <Group title={copy.groups.app}>
        <FullWidth>
          <TextField {...field('appName')} required autoComplete="off" />
        </FullWidth>
        <FullWidth>
          <TextAreaField {...field('description')} rows={2} />
        </FullWidth>
        <TextField {...field('primaryColor')} hint={copy.colourHint} autoComplete="off" />
        <TextField {...field('accentColor')} hint={copy.colourHint} autoComplete="off" />
      </Group>
      <Group title={copy.groups.features}>
        {features.map((name) => (
          <Switch
            key={name}
            name={name}
            label={featureLabels[name]}
            checked={form.values[name]}
            onCheckedChange={(on) => void form.setFieldValue(name, on)}
          />
        ))}
      </Group>
      <Stack direction="row" gap={12} wrap>
        <Button ref={save} type="submit" busy={form.isSubmitting} busyLabel={copy.busy}>
          {copy.save}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {copy.cancel}
        </Button>
      </Stack>
    </Fields>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section>
    <legend>{title}</legend>
    <FieldGrid>{children}</FieldGrid>
  </Section>
);

const Fields = styled.form`
  display: grid;
  gap: 28px;
`;

const Section = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-block-end: 12px;
    padding: 0;
    font: var(--type-h4);
  }
`;

const FullWidth = styled.div`
  grid-column: 1 / -1;
`;
