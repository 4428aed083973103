import { styled } from 'styled-components';

/** A key of the keyboard. */
export const Kbd = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-inline-size: 20px;
  block-size: 20px;
  padding-inline: 4px;
  border: 1px solid var(--line);
  border-radius: var(--radius-4);
  background: var(--surface);
  color: var(--ink-3);
  font: 500 0.75rem / 1 var(--font-sans);
`;
