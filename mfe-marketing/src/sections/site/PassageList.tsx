import { Heading, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import type { Passage } from '../../content/types.ts';

interface PassageListProps {
  items: readonly Passage[];
  level?: 3 | 4;
}

/** Headings with a sentence each, in columns divided by a line above and nothing else. */
export function PassageList({ items, level = 3 }: PassageListProps) {
  return (
    <Grid>
      {items.map(({ title, text }) => (
        <Item key={title}>
          <Heading level={level} size="h3">
            {title}
          </Heading>
          <Text tone="ink-2">{text}</Text>
        </Item>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: 32px var(--gutter);
`;

const Item = styled.li`
  display: grid;
  gap: 8px;
  align-content: start;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--line);
`;
