import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface BarListItem {
  key: string;
  name: string;
  value: string;
  /** Shown below the name. */
  detail?: ReactNode;
  /** Length of the bar below, from 0 to 1; no bar if undefined. */
  ratio?: number;
}

/** A ranking or a list of latest items, each with its value. */
export const BarList = ({ label, rows }: { label: string; rows: readonly BarListItem[] }) => (
  <List aria-label={label}>
    {rows.map(({ key, name, value, detail, ratio }) => (
      <li key={key}>
        <Name>{name}</Name>
        <Value>{value}</Value>
        {detail ? <Detail>{detail}</Detail> : null}
        {ratio === undefined ? null : <Bar style={{ inlineSize: `${ratio * 100}%` }} />}
      </li>
    ))}
  </List>
);

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(30%, 1fr) auto;
    gap: 2px 16px;
    padding-block: 10px;
  }

  & > li + li {
    border-block-start: 1px solid var(--line);
  }
`;

const Name = styled.span`
  overflow-wrap: anywhere;
`;

const Value = styled.span`
  text-align: end;
`;

const Bar = styled.span`
  grid-column: 1 / -1;
  block-size: 6px;
  min-inline-size: 1px;
  margin-block-start: 4px;
  border-radius: var(--radius-4);
  background: var(--series-1);

  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

const Detail = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  color: var(--ink-3);
  font: var(--type-meta);
`;
