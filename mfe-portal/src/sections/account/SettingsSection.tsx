import { AccountSecurity } from '@skal/account';
import { useFocusFirstError } from '@skal/forms';
import { useId, useRef } from 'react';
import { SectionBody } from '../../components/layout/Grid.tsx';
import { settings } from '../../content/account/settings.ts';
import { SecurityCard } from '../../features/password/SecurityCard.tsx';
import { SecuritySubsection } from '../../features/password/SecuritySubsection.tsx';
import { BusinessCard } from '../../features/settings/BusinessCard.tsx';
import { ProfileCard } from '../../features/settings/ProfileCard.tsx';
import { SaveBar } from '../../features/settings/SaveBar.tsx';
import { useSettingsForm } from '../../features/settings/useSettingsForm.ts';
import { formatDateTime } from '../../format/relativeTime.ts';
import { hasPermission, useAccount } from '../../session/useAccount.ts';

const { profile, business } = settings;

/** Everything for owners and members with the permission; other members see their own security only. */
export default function SettingsSection() {
  return hasPermission(useAccount(), 'Settings') ? (
    <AllSettings />
  ) : (
    <SectionBody>
      <OwnSecurity />
    </SectionBody>
  );
}

const OwnSecurity = () => (
  <SecurityCard>
    <AccountSecurity frame={SecuritySubsection} formatMoment={formatDateTime} />
  </SecurityCard>
);

/**
 * Profile, account security and business (N1). Profile and business are saved together; the security settings between them are
 * independent.
 */
function AllSettings() {
  const form = useSettingsForm();
  const formId = useId();
  const first = useRef<HTMLFormElement>(null);
  const second = useRef<HTMLFormElement>(null);
  useFocusFirstError(second, form);
  useFocusFirstError(first, form);
  return (
    <SectionBody>
      <form ref={first} noValidate aria-label={profile.title} onSubmit={form.handleSubmit}>
        <ProfileCard form={form} />
        {/* Submitted by Enter in a field; the visible button is below. */}
        <input type="submit" hidden />
      </form>
      <OwnSecurity />
      <form ref={second} id={formId} noValidate aria-label={business.title} onSubmit={form.handleSubmit}>
        <BusinessCard form={form} />
      </form>
      <SaveBar form={form} formId={formId} />
    </SectionBody>
  );
}
