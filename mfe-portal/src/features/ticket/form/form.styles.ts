import { Card } from '@skal/shared-ui';
import { styled } from 'styled-components';

/** A form on a card; an emergency has a tegl left border and heading. */
export const FormCard = styled(Card).attrs({ as: 'form' as const })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  &[data-emergency] {
    border-inline-start: 3px solid var(--tegl);
    border-start-start-radius: var(--radius-4);
    border-end-start-radius: var(--radius-4);
  }
`;

export const FormTitle = styled.h2`
  font: var(--type-h4);
  letter-spacing: 0;

  [data-emergency] & {
    color: var(--tegl);
  }
`;

export const Advice = styled.p`
  display: flex;
  gap: 6px;
  margin-block-start: 6px;
  color: var(--ink-2);
  font: var(--type-meta);

  & > svg {
    flex: none;
    margin-block-start: 1px;
    color: var(--fjord);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
