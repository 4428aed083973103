import { Badge, Button, Overlay, Text } from '@skal/shared-ui';
import { useAccount } from '../account/useAccount.ts';
import { integrations } from '../content/integrations.ts';
import { EmptyLine } from '../parts/EmptyLine.tsx';
import { Grid, SectionBody } from '../parts/Grid.tsx';
import { Panel } from '../parts/Panel.tsx';

const { shopify, activity } = integrations;

/** Shopify under its cover, the seven services being set up, the activity (K27, K28, K30). */
export default function IntegrationsSection() {
  const { live } = useAccount();
  return (
    <SectionBody>
      <Overlay live={live} title={shopify.cover}>
        <Panel title={shopify.name} aside={<Badge>{shopify.status}</Badge>}>
          <Text tone="ink-2">{shopify.note}</Text>
          <div>
            <Button disabled>{shopify.action}</Button>
          </div>
        </Panel>
      </Overlay>
      <Grid $min={200}>
        {integrations.services.map(({ name, note }) => (
          <Panel key={name} title={name} aside={<Badge tone="fjord">{integrations.inProgress}</Badge>}>
            <Text tone="ink-2">{note}</Text>
          </Panel>
        ))}
      </Grid>
      <Panel title={activity.title} aside={<Text tone="ink-2">{activity.count}</Text>}>
        <EmptyLine>{activity.empty}</EmptyLine>
      </Panel>
    </SectionBody>
  );
}
