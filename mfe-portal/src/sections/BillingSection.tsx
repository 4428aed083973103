import { Badge, DescriptionList, Table, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { billing } from '../content/billing.ts';
import { Grid, SectionBody } from '../parts/Grid.tsx';
import { Panel } from '../parts/Panel.tsx';

const { plan, breakEven, setup, history } = billing;

/** Billing, in the specified words until the app is live (K31). */
export default function BillingSection() {
  return (
    <SectionBody>
      <Panel title={plan.title} aside={<Badge tone="mos">{plan.status}</Badge>}>
        <Sum>{plan.name}</Sum>
        <Statement items={billing.lines} />
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
            { id: 'item', header: history.columns.item, rowHeader: true, cell: ({ item }) => item },
            { id: 'amount', header: history.columns.amount, align: 'end', cell: ({ amount }) => amount },
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
`;

/** Amounts at the end of their lines, as on a statement. */
const Statement = styled(DescriptionList)`
  & > div {
    grid-template-columns: 1fr auto;
  }

  & dd {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;
