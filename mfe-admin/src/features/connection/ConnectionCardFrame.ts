import { styled } from 'styled-components';

/** Frame of one platform: its connection, or the form to connect it. */
export const ConnectionCardFrame = styled.section`
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
`;
