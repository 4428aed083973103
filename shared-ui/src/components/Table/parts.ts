import { styled } from 'styled-components';
import { media, tabular, visuallyHidden } from '../../theme/css.ts';

export const Frame = styled.div`
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
  background: var(--surface);

  @media (min-width: 720px) and (max-width: 1023.98px) {
    overflow-x: auto;
  }

  ${media.table} {
    border: 0;
    background: transparent;
  }
`;

export const Nothing = styled.div`
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

  ${media.table} {
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

export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  ${media.table} {
    display: none;
  }
`;

export const HeadRow = styled.tr.attrs({ role: 'row' })``;

export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })<{ $width?: string }>`
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
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  ${media.table} {
    display: grid;
    gap: 12px;
  }
`;

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

  &:last-child > :first-child {
    border-end-start-radius: 11px;
  }

  &:last-child > :last-child {
    border-end-end-radius: 11px;
  }

  &:last-child > * {
    border-block-end: 0;
  }

  ${media.table} {
    display: block;
    padding: 8px 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-12);
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

  &[data-align='end'] {
    text-align: end;
    ${tabular}
  }

  &[data-pinned] {
    position: sticky;
    inset-inline-end: 0;
    text-align: end;
    white-space: nowrap;
  }

  ${media.table} {
    position: static;
    display: grid;
    grid-template-columns: minmax(88px, 32%) 1fr;
    gap: 16px;
    align-items: center;
    block-size: auto;
    min-block-size: 40px;
    padding: 6px 0;
    border-block-end: 1px solid var(--line);

    &::before {
      content: attr(data-label);
      color: var(--ink-3);
      font: var(--type-meta);
      text-align: start;
    }

    &&[data-align='end'],
    &&[data-pinned] {
      text-align: start;
    }
  }
`;

export const Cell = styled.td.attrs({ role: 'cell' })`
  ${cell}
`;

export const RowHeader = styled.th.attrs({ role: 'rowheader', scope: 'row' })`
  ${cell}
  font-weight: 600;

  ${media.table} {
    font-weight: 600;
  }
`;
