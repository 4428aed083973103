import { styled } from 'styled-components';

/** Message of an empty panel. */
export const EmptyMessage = styled.p`
  display: grid;
  place-items: center;
  min-block-size: 96px;
  padding: 16px;
  border-radius: var(--radius-8);
  background: var(--sunken);
  color: var(--ink-3);
  font: var(--type-label);
  text-align: center;
`;
