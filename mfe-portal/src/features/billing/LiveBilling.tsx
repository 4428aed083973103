import type { ClientStatus } from '@skal/contracts/client/client';
import type { BillingReply } from '@skal/contracts/finance/billing';
import { Badge, type BadgeProps, ErrorState, Skeleton } from '@skal/shared-ui';
import { SectionBody } from '../../components/layout/Grid.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { billing, liveBilling as copy, planNames, planStatuses } from '../../content/sections/billing.ts';
import { formatDay } from '../../format/date.ts';
import { formatMoney } from '../../format/number.ts';
import { BreakEvenPanel } from './BreakEvenPanel.tsx';
import { useReadBillingQuery } from './billing.api.ts';
import { InvoiceList } from './InvoiceList.tsx';
import { Statement, Sum } from './statement.styles.ts';

const { plan, history } = billing;

const tones: Readonly<Record<ClientStatus, BadgeProps['tone']>> = {
  active: 'success',
  paused: 'attention',
  cancelled: 'outline',
};

const linesOf = ({ monthlyCost, nextBillingDate, activeSince }: BillingReply) => [
  { term: copy.monthlyCost, description: copy.perMonth(formatMoney(monthlyCost, 'EUR')) },
  { term: copy.nextBillingDate, description: nextBillingDate ? formatDay(nextBillingDate) : copy.none },
  { term: copy.activeSince, description: formatDay(activeSince) },
];

/** Once live: the actual subscription and invoices (T23). */
export function LiveBilling() {
  const { data, isError, refetch } = useReadBillingQuery();
  if (!data) {
    return isError ? (
      <ErrorState {...copy.failed} onRetry={() => void refetch()} />
    ) : (
      <Skeleton rows={8} label={copy.loading} />
    );
  }
  return (
    <SectionBody>
      <Panel title={plan.title} aside={<Badge tone={tones[data.status]}>{planStatuses[data.status]}</Badge>}>
        <Sum>{planNames[data.plan]}</Sum>
        <Statement items={linesOf(data)} />
      </Panel>
      <BreakEvenPanel />
      <Panel title={history.title}>
        <InvoiceList />
      </Panel>
    </SectionBody>
  );
}
