import { styled } from 'styled-components';
import { sourceAnchor, sources } from '../../content/sources.ts';

/** The research sources in footnote order (C24), the targets of the footnote marks. */
export function SourceList() {
  return (
    <List>
      {sources.map(({ id, text }) => (
        <li key={id} id={sourceAnchor(id)}>
          {text}
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  && {
    list-style: decimal;
    padding-inline-start: 2.2em;
  }

  columns: 2;
  column-gap: 64px;
  margin-block-start: 12px;
  color: var(--ink-3);
  font: var(--type-meta);

  @media (max-width: 44.99875em) {
    columns: 1;
  }

  & > li {
    padding-block: 4px;
    padding-inline-start: 4px;
    break-inside: avoid;
  }

  & > li::marker {
    font-variant-numeric: normal;
  }

  & > li:target {
    color: var(--ink);
    background: var(--havtorn-soft);
  }
`;
