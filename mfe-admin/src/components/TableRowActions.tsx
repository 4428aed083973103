import { media } from '@skal/shared-ui';
import { styled } from 'styled-components';

/** What can be done with a row of a table, as words without a frame: they begin, or end, where the cell does. */
export const RowActions = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 4px;
  margin-inline: -14px;

  ${media.table} {
    justify-content: start;
  }
`;
