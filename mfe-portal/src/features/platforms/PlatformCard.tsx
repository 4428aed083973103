import { Badge, DescriptionList, Text } from '@skal/shared-ui';
import { DemoActions } from '../../components/demo/DemoActions.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { platformIntegrations as copy, type DemoIntegration } from '../../content/demo/platformIntegrations.ts';

/** A platform in its demo state: connected ones can be configured and synced, others connected (Q1). */
export const PlatformCard = ({ platform }: { platform: DemoIntegration }) => {
  const { name, purpose, connected, stats, lastSync } = platform;
  return (
    <Panel
      title={name}
      aside={<Badge tone={connected ? 'success' : 'neutral'}>{connected ? copy.connected : copy.disconnected}</Badge>}
    >
      <Text tone="muted">{purpose}</Text>
      <DescriptionList
        items={[
          ...stats.map(({ label, value }) => ({ term: label, description: value })),
          { term: copy.lastSync, description: lastSync },
        ]}
      />
      <DemoActions
        itemName={name}
        actions={connected ? [copy.configure, copy.syncNow] : [copy.configure, copy.connect]}
      />
    </Panel>
  );
};
