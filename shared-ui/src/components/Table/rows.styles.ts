import { styled } from 'styled-components';
import { media, tabularNums } from '../../theme/mixins.ts';
import { cards, horizontalScroll, onPaper } from './Table.styles.ts';

export const Row = styled.tr.attrs({ role: 'row' })`
  background: var(--surface);

  ${media.hover} {
    &:hover {
      background: color-mix(in srgb, var(--fjord-soft) 45%, var(--surface));
    }
  }

  &[data-selected] {
    background: var(--fjord-soft);
  }

  &[data-over] {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }

  &:last-child > :first-child {
    border-end-start-radius: 11px;
  }

  &:last-child > :last-child {
    border-end-end-radius: 11px;
  }

  &:last-child > * {
    border-block-end: 0;
  }

  ${cards} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding: 4px 16px 8px;
    border: 1px solid var(--line);
    border-radius: var(--radius-12);
  }
`;

/** Text of any length: wraps where the table scrolls horizontally, which would otherwise grow as wide as the text. */
export const CellText = styled.div`
  ${horizontalScroll} {
    inline-size: max-content;
    max-inline-size: 20em;
    white-space: normal;
  }
`;

const cell = `
  block-size: var(--row, 48px);
  padding: 6px 16px;
  border-block-end: 1px solid var(--line);
  background: inherit;
  color: var(--ink);
  font-weight: 400;
  text-align: start;
  vertical-align: middle;
  /* Unlike 'anywhere' of the page, it keeps the longest word in the column's minimum width: words and figures stay whole. */
  overflow-wrap: break-word;

  & [data-tone] {
    white-space: nowrap;
  }

  &[data-align='end'] {
    text-align: end;
    ${tabularNums}
  }

  &[data-pinned] {
    position: sticky;
    inset-inline-end: 0;
    text-align: end;
    white-space: nowrap;
  }

  ${horizontalScroll} {
    white-space: nowrap;

    &[data-pinned] {
      box-shadow: inset 1px 0 var(--line);
    }
  }

  ${cards} {
    position: static;
    display: grid;
    grid-template-columns: minmax(88px, 32%) minmax(0, 1fr);
    gap: 16px;
    align-items: center;
    block-size: auto;
    min-block-size: 40px;
    padding: 6px 0;
    & [data-tone] {
      white-space: normal;
    }

    /* For words wider than the card. */
    overflow-wrap: anywhere;
    /* Lines between the parts of a card, whichever card is last. */
    border-block: 1px solid var(--line);
    border-block-end: 0;

    &::before {
      content: attr(data-label);
      color: var(--ink-3);
      font: var(--type-meta);
      text-align: start;
    }

    &&[data-align='end'],
    &&[data-pinned] {
      position: static;
      text-align: start;
    }

    /* Actions come last, on a line of their own. */
    &[data-pinned] {
      display: block;
      padding-block: 10px 6px;
    }

    &[data-pinned]::before {
      content: none;
    }

    &:empty,
    &:has(> ${CellText}:empty) {
      display: none;
    }
  }

  ${media.print} {
    ${onPaper}
  }
`;

/* Long words break at the column end, so that they take no space from other columns. */
const wraps = `
  min-inline-size: 9em;
  overflow-wrap: anywhere;

  ${cards} {
    min-inline-size: 0;
  }

  ${media.print} {
    min-inline-size: 0;
  }
`;

export const Cell = styled.td.attrs({ role: 'cell' })`
  ${cell}

  &[data-wraps] {
    ${wraps}
  }
`;

export const RowHeader = styled.th.attrs({ role: 'rowheader', scope: 'row' })`
  ${cell}
  ${wraps}
  font-weight: 600;

  /* The title of the card. */
  ${cards} {
    display: block;
    order: -1;
    padding-block: 12px 10px;
    border-block: 0;
    font-size: 1rem;

    &::before {
      content: none;
    }
  }
`;
