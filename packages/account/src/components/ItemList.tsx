import { Text } from '@skal/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ListItem {
  readonly id: string;
  readonly name: string;
  /** Description of one line. */
  readonly description: string;
  /** Actions or a status. */
  readonly action: ReactNode;
}

/** A list of named items of an account. */
export const ItemList = ({ label, rows }: { label: string; rows: readonly ListItem[] }) => (
  <List aria-label={label}>
    {rows.map(({ id, name, description, action }) => (
      <Row key={id}>
        <div>
          <Text size="label">{name}</Text>
          <Text size="meta" tone="muted">
            {description}
          </Text>
        </div>
        {action}
      </Row>
    ))}
  </List>
);

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding-block: 12px;

  & + & {
    border-block-start: 1px solid var(--line);
  }
`;
