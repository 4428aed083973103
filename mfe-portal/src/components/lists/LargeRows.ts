import { styled } from 'styled-components';

/** A list with large rows, for touch and for reading from a distance. */
export const LargeRows = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(30%, 1fr) auto;
    align-items: baseline;
    gap: 2px 16px;
    min-block-size: 64px;
    padding-block: 14px;
  }

  & > li + li {
    border-block-start: 1px solid var(--line);
  }
`;

export const RowLabel = styled.span`
  font: var(--type-title);
  overflow-wrap: anywhere;
`;

export const RowValue = styled.span`
  font: var(--type-title);
  font-family: var(--font-figures);
  text-align: end;
`;

export const RowDetails = styled.span`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px 16px;
  color: var(--ink-2);
  font: var(--type-lead);
  overflow-wrap: anywhere;
`;
