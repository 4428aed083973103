import type { PositionReply } from '@skal/contracts/analytics/breakEven';
import { styled } from 'styled-components';
import { missingMetricCopy } from '../../content/panelCopy.ts';
import { breakEven as copy } from '../../content/sections/billing.ts';
import { formatAnyMoney } from '../../format/number.ts';
import { Sum } from './statement.styles.ts';

/** One currency: revenue and payments as bars on one scale, and the difference as text. */
export function BreakEvenPosition({ position: { currency, earned, paid, position } }: { position: PositionReply }) {
  const rows = [
    { name: copy.earned, amount: earned, kind: 'earned' },
    { name: copy.paid, amount: paid, kind: 'paid' },
  ];
  const longest = Math.max(earned ?? 0, paid, 0);
  const money = (amount: number) => formatAnyMoney(amount, currency);
  return (
    <Group aria-label={copy.in(currency)}>
      <Sum>{money(position)}</Sum>
      <Lines>
        {rows.map(({ name, amount, kind }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount === null ? missingMetricCopy.text : money(amount)}</dd>
            <Bar
              aria-hidden="true"
              data-kind={kind}
              style={{ inlineSize: `${longest > 0 ? (100 * Math.max(0, amount ?? 0)) / longest : 0}%` }}
            />
          </div>
        ))}
      </Lines>
    </Group>
  );
}

const Group = styled.section`
  display: grid;
  gap: 8px;
`;

const Lines = styled.dl`
  display: grid;
  gap: 10px;
  margin: 0;

  & > div {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 4px 16px;
  }

  & dt {
    color: var(--ink-3);
  }

  & dd {
    text-align: end;
  }
`;

/** Payments are hatched as well, so that the bars differ without colour. */
const Bar = styled.span`
  grid-column: 1 / -1;
  block-size: 12px;
  min-inline-size: 1px;
  border-radius: var(--radius-4);
  background: var(--series-1);

  &[data-kind='paid'] {
    border: 1px solid var(--series-2);
    background: repeating-linear-gradient(135deg, var(--series-2) 0 3px, transparent 3px 7px);
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
