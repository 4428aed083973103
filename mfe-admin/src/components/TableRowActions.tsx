import { media } from '@skal/shared-ui';
import { styled } from 'styled-components';

/** Borderless row actions of a table, aligned with the edge of the cell. */
export const TableRowActions = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 4px;
  margin-inline: -14px;

  ${media.table} {
    justify-content: start;
  }
`;
