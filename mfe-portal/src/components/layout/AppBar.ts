import { styled } from 'styled-components';

/** Top bar of portal pages without sidebar: on phones, and on demo pages. */
export const AppBar = styled.header`
  position: sticky;
  inset-block-start: var(--over-page);
  z-index: var(--layer-bar);
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-block-size: 56px;
  padding: 6px var(--side-space);
  border-block-end: 1px solid var(--line);
  background: var(--surface);
`;
