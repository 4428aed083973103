import { CheckIcon, Heading, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import type { TitledText } from '../../content/contentTypes.ts';

interface TextColumnsProps {
  items: readonly TitledText[];
  /** Number of columns if there is space; by default as many as fit. */
  columns?: 2 | 3;
  /** With a mark before each item: a list of promises. */
  badges?: boolean;
}

/** Headings with a sentence each, in columns with a line above. */
export function TextColumns({ items, columns, badges }: TextColumnsProps) {
  return (
    <Grid data-columns={columns}>
      {items.map(({ title, text }) => (
        <Item key={title}>
          <Heading level={3}>
            {badges && <CheckIcon size={20} />}
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </Item>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: 32px var(--gutter);

  @media (min-width: 45em) {
    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

const Item = styled.li`
  display: grid;
  gap: 8px;
  align-content: start;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--line);

  & > h3 {
    display: flex;
    align-items: center;
    gap: 10px;
  }

  & > h3 > svg {
    color: var(--mos);
  }
`;
