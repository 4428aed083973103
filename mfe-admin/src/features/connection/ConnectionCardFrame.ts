import { styled } from 'styled-components';

/** Holds one vendor: its connection, or the form that makes it. */
export const ConnectionCardFrame = styled.section`
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
`;
