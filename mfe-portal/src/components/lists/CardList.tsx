import { styled } from 'styled-components';

/** Cards that are one list. */
export const CardList = styled.ul<{ $min?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = 280 }) => $min}px), 1fr));
  gap: 16px;

  & > li {
    display: grid;
    min-inline-size: 0;
  }
`;
