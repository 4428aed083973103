import { styled } from 'styled-components';

/** Grid of panels: two columns, or as many of at least `$min` pixels as fit. */
export const Grid = styled.div<{ $min?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min = 300 }) => $min}px), 1fr));
  gap: 16px;
`;

/** Stacks the parts of a section. */
export const SectionBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: 24px;
  min-inline-size: 0;
`;
