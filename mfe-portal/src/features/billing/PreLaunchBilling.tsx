import { Badge, Table, Text } from '@skal/shared-ui';
import { Grid, SectionBody } from '../../components/layout/Grid.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { billing } from '../../content/sections/billing.ts';
import { Statement, Sum } from './statement.styles.ts';

const { plan, breakEven, setup, history } = billing;

/** Before launch: the specified copy (K31). */
export const PreLaunchBilling = () => (
  <SectionBody>
    <Panel title={plan.title} aside={<Badge tone="success">{plan.status}</Badge>}>
      <Sum>{plan.name}</Sum>
      <Statement items={billing.lines} />
    </Panel>
    <Grid>
      <Panel title={breakEven.title} aside={<Badge tone="accent">{breakEven.status}</Badge>}>
        <Sum>{breakEven.amount}</Sum>
        <Text tone="muted">{breakEven.note}</Text>
      </Panel>
      <Panel title={setup.title} aside={<Badge>{setup.note}</Badge>}>
        <Sum>{setup.amount}</Sum>
      </Panel>
    </Grid>
    <Panel title={history.title}>
      <Table
        caption={history.title}
        columns={[
          { id: 'item', header: history.columns.item, rowHeader: true, cell: ({ item }) => item },
          { id: 'amount', header: history.columns.amount, align: 'end', cell: ({ amount }) => amount },
        ]}
        rows={history.rows}
        rowKey={(row) => row.item}
      />
    </Panel>
  </SectionBody>
);
