import { DescriptionList } from '@skal/shared-ui';
import { useAccount } from '../account/useAccount.ts';
import { businessTypeName, settings } from '../content/settings.ts';
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
        <DescriptionList
          items={[
            { term: profile.name, description: name },
            { term: profile.email, description: user.email },
            { term: profile.phone, description: user.phone ? phone : missing },
            { term: profile.company, description: user.businessName || missing },
          ]}
        />
      </Panel>
      <Panel title={words.title}>
        <DescriptionList
          items={[
            { term: words.name, description: business.branding.businessName },
            { term: words.type, description: businessTypeName(business.businessType) },
            ...features.map(({ key, label }) => ({
              term: label,
              description: business.features[key] ? words.on : words.off,
            })),
          ]}
        />
      </Panel>
    </Grid>
  );
}
