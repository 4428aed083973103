import { Heading, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import type { TitledText } from '../../content/contentTypes.ts';

/** Names of partners in large type, each with its purpose. */
export function PartnerRow({ items }: { items: readonly TitledText[] }) {
  return (
    <Row>
      {items.map(({ title, text }) => (
        <li key={title}>
          <Heading level={3} size="h2">
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border-block: 1px solid var(--line);

  @media (max-width: 56.24875em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media (max-width: 29.99875em) {
    grid-template-columns: minmax(0, 1fr);
  }

  & > li {
    display: grid;
    gap: 6px;
    align-content: start;
    padding: 28px 20px 28px 0;
  }
`;
