import { styled } from 'styled-components';
import type { TitledText } from '../../content/contentTypes.ts';

/** Two or three facts beside a page's heading. */
export function FactSidebar({ facts }: { facts: readonly TitledText[] }) {
  return (
    <List>
      {facts.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: 16px;

  & dt {
    color: var(--ink-3);
    font: var(--type-meta);
  }

  & dd {
    font: var(--type-h3);
    letter-spacing: var(--tracking-h3);
  }
`;
