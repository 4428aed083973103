import type { PushAudienceReply } from '@skal/contracts/push/push';
import { Table } from '@skal/shared-ui';
import { Panel } from '../../components/layout/Panel.tsx';
import { pushAudienceCopy, pushCampaigns } from '../../content/sections/pushCampaigns.ts';
import { formatInteger } from '../../format/number.ts';

const { segments: copy, few } = pushCampaigns;

/** The audiences with their rule and size (K26). */
export const SegmentsPanel = ({ audiences }: { audiences: readonly PushAudienceReply[] }) => (
  <Panel title={copy.title}>
    <Table
      dense
      caption={copy.caption}
      rows={audiences}
      rowKey={({ audience }) => audience}
      columns={[
        {
          ...{ id: 'audience', header: copy.audience, rowHeader: true },
          cell: ({ audience }) => pushAudienceCopy[audience].name,
        },
        { id: 'rule', header: copy.rule, cell: ({ audience }) => pushAudienceCopy[audience].rule },
        {
          ...{ id: 'size', header: copy.size, align: 'end' },
          cell: ({ guests }) => (guests === null ? few : formatInteger(guests)),
        },
      ]}
    />
  </Panel>
);
