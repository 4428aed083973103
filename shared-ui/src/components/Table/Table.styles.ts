import { styled } from 'styled-components';
import { media, visuallyHidden } from '../../theme/mixins.ts';

/** Too narrow for every column, too wide for cards: the table scrolls horizontally under its pinned column. */
export const horizontalScroll = '@media screen and (min-width: 45em) and (max-width: 63.99875em)';

/** Too narrow for columns: each row is a card. Print always uses the table. */
export const cards = '@media screen and (max-width: 44.99875em)';

/** Paper cannot be scrolled: long words break, and row actions are not printed. */
export const onPaper = `
  position: static;
  padding-inline: 6px;
  font-size: 0.75rem;
  white-space: normal;
  overflow-wrap: anywhere;

  & * {
    white-space: normal;
  }

  &[data-pinned] {
    display: none;
  }
`;

export const Frame = styled.div`
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
  background: var(--surface);

  /* Large text, or a long word, may be wider than the window. */
  @media screen {
    &[data-scrolls] {
      overflow-x: auto;
    }
  }

  ${horizontalScroll} {
    overflow-x: auto;
  }

  ${cards} {
    border: 0;
    background: transparent;
  }
`;

export const EmptyRow = styled.div`
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
  background: var(--surface);
`;

export const Grid = styled.table.attrs({ role: 'table' })`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font: var(--type-body);
  font-size: 0.9375rem;

  &[data-dense] {
    --row: 40px;
    font-size: 0.875rem;
  }

  ${cards} {
    display: block;
  }
`;

export const Caption = styled.caption`
  &[data-shown] {
    padding: 14px 16px;
    color: var(--ink);
    font: var(--type-h4);
    text-align: start;
  }

  &:not([data-shown]) {
    ${visuallyHidden}
  }
`;

export const TableHeadSection = styled.thead.attrs({ role: 'rowgroup' })`
  ${cards} {
    display: none;
  }
`;

export const HeaderRow = styled.tr.attrs({ role: 'row' })``;

export const HeaderCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })<{ $width?: string }>`
  position: sticky;
  inset-block-start: var(--table-head-top, 0px);
  z-index: 1;
  inline-size: ${({ $width }) => $width ?? 'auto'};
  block-size: 40px;
  padding: 0 16px;
  border-block-end: 1px solid var(--line);
  background: var(--sunken);
  color: var(--ink-2);
  font: var(--type-label);
  font-size: 0.8125rem;
  text-align: start;
  white-space: nowrap;

  &:first-child {
    border-start-start-radius: 11px;
  }

  &:last-child {
    border-start-end-radius: 11px;
  }

  &[data-align='end'] {
    text-align: end;
  }

  &[data-pinned] {
    inset-inline-end: 0;
    z-index: 2;
    text-align: end;
  }

  ${horizontalScroll} {
    &[data-pinned] {
      box-shadow: inset 1px 0 var(--line);
    }
  }

  ${media.print} {
    ${onPaper}
  }
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  ${cards} {
    display: grid;
    gap: 12px;
  }
`;
