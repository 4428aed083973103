import { styled } from 'styled-components';

/** Panels side by side where there is room: two, or as many as fit of at least `$min` pixels. */
export const Grid = styled.div<{ $min?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min = 300 }) => $min}px), 1fr));
  gap: 16px;
`;

/** A section's parts, one under the other. */
export const SectionBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: 24px;
  min-inline-size: 0;
`;
