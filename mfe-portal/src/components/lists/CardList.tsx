import { styled } from 'styled-components';

/** A list of cards. */
export const CardList = styled.ul<{ $min?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = 280 }) => $min}px), 1fr));
  gap: 16px;

  & > li {
    display: grid;
    min-inline-size: 0;
  }
`;
