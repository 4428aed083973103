import { CheckIcon } from '@skal/shared-ui';
import { styled } from 'styled-components';

interface BulletListProps {
  items: readonly string[];
  /** With check marks: a list of results. */
  checked?: boolean;
}

/** A list of short items. */
export function BulletList({ items, checked }: BulletListProps) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>
          {checked ? <CheckIcon size={16} /> : <Dash aria-hidden="true" />}
          <span>{item}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 6px;
  align-content: start;
  color: var(--ink-2);
  font: var(--type-label);
  font-weight: 400;

  & > li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr);
    gap: 8px;
  }

  & svg {
    margin-block-start: 2px;
    color: var(--mos);
  }
`;

const Dash = styled.span`
  inline-size: 10px;
  block-size: 2px;
  margin-block-start: 0.65em;
  background: var(--line-strong);
`;
