import { Banner, Text, TextLink } from '@skal/shared-ui';
import { useSite } from '@skal/shell-kit';
import { support } from '../content/support.ts';
import { Facts } from '../parts/Facts.tsx';
import { Grid, SectionBody } from '../parts/Grid.tsx';
import { Panel } from '../parts/Panel.tsx';

const { guidelines, targets, reach } = support;

/** When to call it an emergency, how fast an answer comes, and where to ask (L2, L3, L21). */
export default function SupportSection() {
  const { phone, salesEmail } = useSite();
  return (
    <SectionBody>
      <Banner tone="tegl">
        <strong>{guidelines.title}.</strong> {guidelines.text}
      </Banner>
      <Grid>
        <Panel title={targets.title}>
          <Facts
            rows={targets.rows.map(({ priority, target, hours }) => ({ name: priority, value: `${target}, ${hours}` }))}
          />
        </Panel>
        {phone || salesEmail ? (
          <Panel title={reach.title}>
            <Text tone="ink-2">{reach.text}</Text>
            <Facts
              rows={[
                { name: reach.phone, value: phone && <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</TextLink> },
                { name: reach.email, value: salesEmail && <TextLink href={`mailto:${salesEmail}`}>{salesEmail}</TextLink> },
              ]}
            />
          </Panel>
        ) : null}
      </Grid>
    </SectionBody>
  );
}
