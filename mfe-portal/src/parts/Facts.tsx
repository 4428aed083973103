import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  rows: readonly { name: string; value: ReactNode }[];
}

/** Names and values, one line each; a value that is not there takes its line along. */
export const Facts = ({ rows }: Props) => (
  <List>
    {rows
      .filter(({ value }) => value)
      .map(({ name, value }) => (
        <Line key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Line>
      ))}
  </List>
);

const List = styled.dl`
  display: grid;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px 16px;
  padding-block: 10px;
  border-block-start: 1px solid var(--line);

  & dt {
    color: var(--ink-2);
  }

  & dd {
    font-weight: 550;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
