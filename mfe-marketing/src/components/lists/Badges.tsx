import { CheckIcon } from '@skal/shared-ui';
import { styled } from 'styled-components';

/** A list of short promises. */
export function Badges({ items }: { items: readonly string[] }) {
  return (
    <Row>
      {items.map((item) => (
        <li key={item}>
          <CheckIcon size={20} />
          {item}
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  font-weight: 550;

  & > li {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }

  & svg {
    color: var(--mos);
  }
`;
