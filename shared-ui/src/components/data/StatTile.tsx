import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { tabularNums } from '../../theme/mixins.ts';

export interface StatTileProps extends HTMLAttributes<HTMLElement> {
  label: ReactNode;
  value: ReactNode;
  unit?: ReactNode;
  /** Change since the previous period. */
  delta?: ReactNode;
  /** Source and update time. */
  note?: ReactNode;
  /** Use `button` for a tile that opens something. */
  as?: ElementType;
}

/** A number with its name and source. */
export function StatTile({ label, value, unit, delta, note, children, ...rest }: StatTileProps) {
  return (
    <Tile {...rest}>
      <Label>{label}</Label>
      <Figure>
        <span>{value}</span>
        {unit === undefined ? null : <Unit>{unit}</Unit>}
      </Figure>
      {delta}
      {note === undefined ? null : <Note>{note}</Note>}
      {children}
    </Tile>
  );
}

const Tile = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 6px;
  min-inline-size: 0;
  padding: 18px;
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
  background: var(--surface);
  color: var(--ink);
  font: inherit;
  text-align: start;

  &:is(button, a) {
    text-decoration: none;
    cursor: pointer;
    transition: border-color var(--motion-hover) var(--ease-in);
  }

  &:is(button, a):hover {
    border-color: var(--line-strong);
  }

  &[aria-expanded='true'],
  &[aria-pressed='true'] {
    border-color: var(--fjord);
    box-shadow: inset 0 0 0 1px var(--fjord);
  }
`;

const Label = styled.span`
  color: var(--ink-2);
  font: var(--type-label);
`;

const Figure = styled.span`
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  column-gap: 6px;
  font: 500 2rem / 1.15 var(--font-sans);
  letter-spacing: -0.02em;
  /* An amount may be wider than a phone with large text, also in a button, whose words do not break elsewhere. */
  overflow-wrap: anywhere;
  ${tabularNums}

  & > * {
    min-inline-size: 0;
  }
`;

const Unit = styled.span`
  color: var(--ink-3);
  font: var(--type-label);
  letter-spacing: 0;
`;

const Note = styled.span`
  color: var(--ink-3);
  font: var(--type-meta);
`;
