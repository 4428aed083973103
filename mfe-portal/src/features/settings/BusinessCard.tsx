import { businessTypes } from '@skal/contracts/client/client';
import { featureLabels } from '@skal/contracts/client/featureLabels';
import { selectFieldProps, textFieldProps } from '@skal/forms';
import { SelectField, Switch, Text, TextField } from '@skal/shared-ui';
import { useId } from 'react';
import { Panel } from '../../components/layout/Panel.tsx';
import { businessTypeName, settings } from '../../content/account/settings.ts';
import { FeatureGroup, FieldGrid, SwitchGroup } from './settings.styles.ts';
import type { SettingsForm } from './useSettingsForm.ts';

const { business } = settings;

/** All business types, and the current one if this release does not know it. */
const typesWith = (current: string) =>
  [...new Set<string>([...businessTypes, current])].map((value) => ({ value, label: businessTypeName(value) }));

/** App name, business type and features (N4). */
export function BusinessCard({ form }: { form: SettingsForm }) {
  const titleId = useId();
  return (
    <Panel title={business.title}>
      <FieldGrid>
        <TextField
          label={business.name}
          autoComplete="off"
          {...textFieldProps(form, 'brandName')}
          name="branding.businessName"
          onChange={(event) => void form.setFieldValue('brandName', event.target.value)}
          onBlur={() => void form.setFieldTouched('brandName')}
        />
        <SelectField
          label={business.type}
          options={typesWith(form.initialValues.businessType)}
          {...selectFieldProps(form, 'businessType')}
        />
      </FieldGrid>
      <FeatureGroup aria-labelledby={titleId}>
        <Text as="legend" id={titleId} size="label">
          {business.features}
        </Text>
        <Text size="meta" tone="subtle">
          {business.featuresHint}
        </Text>
        <SwitchGroup>
          {settings.features.map((key) => (
            <Switch
              key={key}
              name={key}
              label={featureLabels[key]}
              checked={form.values[key]}
              onCheckedChange={(on) => void form.setFieldValue(key, on)}
            />
          ))}
        </SwitchGroup>
      </FeatureGroup>
    </Panel>
  );
}
