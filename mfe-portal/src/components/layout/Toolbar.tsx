import { styled } from 'styled-components';

/** Controls in a row that wraps. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;

  /* Text links are lower than buttons. */
  & > a {
    align-self: center;
  }
`;
