import { Card } from '@skal/shared-ui';
import { styled } from 'styled-components';

export const Tile = styled(Card)`
  display: grid;
  align-content: start;
  gap: 4px;
`;

export const Icons = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-end: 6px;
  color: var(--ink-3);
`;

export const Name = styled.h3`
  font: var(--type-h4);
  letter-spacing: 0;
`;

export const Status = styled.div`
  margin-block-start: 8px;
`;
