import { useAccount } from '../account/useAccount.ts';
import { businessTypeName, settings } from '../content/settings.ts';
import { Facts } from '../parts/Facts.tsx';
import { Grid } from '../parts/Grid.tsx';
import { Panel } from '../parts/Panel.tsx';

const { profile, business: words, features, missing } = settings;

/** What the account and the business are set to (N1, N4, N5). */
export default function SettingsSection() {
  const { name, user, business } = useAccount();
  const phone = [user.countryCode, user.phone].filter(Boolean).join(' ');
  return (
    <Grid>
      <Panel title={profile.title}>
        <Facts
          rows={[
            { name: profile.name, value: name },
            { name: profile.email, value: user.email },
            { name: profile.phone, value: user.phone ? phone : missing },
            { name: profile.company, value: user.businessName || missing },
          ]}
        />
      </Panel>
      <Panel title={words.title}>
        <Facts
          rows={[
            { name: words.name, value: business.branding.businessName },
            { name: words.type, value: businessTypeName(business.businessType) },
            ...features.map(({ key, label }) => ({ name: label, value: business.features[key] ? words.on : words.off })),
          ]}
        />
      </Panel>
    </Grid>
  );
}
