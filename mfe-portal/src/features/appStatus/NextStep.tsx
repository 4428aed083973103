import { Card, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import type { NextStepCopy } from './nextStep.ts';

/** The next step of the timeline. */
export const NextStep = ({ owner, what, done }: NextStepCopy) => (
  <StepBox data-done={done ? '' : undefined}>
    <Text size="label" tone="subtle">
      {owner}
    </Text>
    <StepText>{what}</StepText>
  </StepBox>
);

const StepBox = styled(Card)`
  display: grid;
  gap: 4px;
  border-inline-start: 3px solid var(--havtorn);
  border-start-start-radius: var(--radius-4);
  border-end-start-radius: var(--radius-4);

  &[data-done] {
    border-inline-start-color: var(--mos);
  }
`;

const StepText = styled.p`
  font: var(--type-h4);
  text-wrap: pretty;
`;
