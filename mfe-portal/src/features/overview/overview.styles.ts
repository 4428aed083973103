import { styled } from 'styled-components';

/** The revenue trend, with the alerts beside it. */
export const OverviewColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  gap: 16px;

  @media (max-width: 56.24875em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
