import { DraftNotice, textFieldProps, visibleError } from '@skal/forms';
import { PhoneField, TextField } from '@skal/shared-ui';
import { Panel } from '../../components/layout/Panel.tsx';
import { settings } from '../../content/account/settings.ts';
import { useAccount } from '../../session/useAccount.ts';
import { FieldGrid } from './settings.styles.ts';
import type { SettingsForm } from './useSettingsForm.ts';

const { profile } = settings;

/** The account holder (N5). The email address changes in a verified flow of its own (T26). */
export function ProfileCard({ form }: { form: SettingsForm }) {
  const { user } = useAccount();
  return (
    <Panel title={profile.title}>
      <DraftNotice draft={form.draft} />
      <FieldGrid>
        <TextField label={profile.firstName} autoComplete="given-name" {...textFieldProps(form, 'firstName')} />
        <TextField label={profile.lastName} autoComplete="family-name" {...textFieldProps(form, 'lastName')} />
        <TextField
          label={profile.company}
          autoComplete="organization"
          {...textFieldProps(form, 'company')}
          name="businessName"
          onChange={(event) => void form.setFieldValue('company', event.target.value)}
          onBlur={() => void form.setFieldTouched('company')}
        />
        <PhoneField
          label={profile.phone}
          countryLabel={profile.country}
          countryName="countryCode"
          phoneName="phone"
          country={form.values.countryCode}
          phone={form.values.phone}
          onCountryChange={(countryCode) => void form.setValues((values) => ({ ...values, countryCode, phone: '' }))}
          onPhoneChange={(phone) => void form.setFieldValue('phone', phone)}
          onBlur={() => void form.setFieldTouched('phone')}
          numbering={form.numbering}
          error={visibleError(form, 'phone')}
        />
        <TextField
          label={profile.email}
          name="email"
          type="email"
          hint={profile.emailHint}
          value={user.email}
          readOnly
          autoComplete="email"
        />
      </FieldGrid>
    </Panel>
  );
}
