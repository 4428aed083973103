import { Badge, Table, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { billing } from '../content/billing.ts';
import { Facts } from '../parts/Facts.tsx';
import { Grid, SectionBody } from '../parts/Grid.tsx';
import { Panel } from '../parts/Panel.tsx';

const { plan, breakEven, setup, history } = billing;

/** Billing, in the specified words until the app is live (K31). */
export default function BillingSection() {
  return (
    <SectionBody>
      <Panel title={plan.title} aside={<Badge tone="mos">{plan.status}</Badge>}>
        <Sum>{plan.name}</Sum>
        <Facts rows={billing.lines} />
      </Panel>
      <Grid>
        <Panel title={breakEven.title} aside={<Badge tone="fjord">{breakEven.status}</Badge>}>
          <Sum>{breakEven.amount}</Sum>
          <Text tone="ink-2">{breakEven.note}</Text>
        </Panel>
        <Panel title={setup.title} aside={<Badge>{setup.note}</Badge>}>
          <Sum>{setup.amount}</Sum>
        </Panel>
      </Grid>
      <Panel title={history.title}>
        <Table
          caption={history.title}
          columns={[
            { key: 'item', header: history.columns[0] },
            { key: 'amount', header: history.columns[1] },
          ]}
          rows={history.rows}
          rowKey={(row) => row.item}
        />
      </Panel>
    </SectionBody>
  );
}

const Sum = styled.p`
  font: var(--type-h3);
  font-variant-numeric: tabular-nums;
`;
