import { Card, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { appStatus } from '../../content/appStatus.ts';

/** What happens next and whose turn it is: the one thing a client comes here for. */
export const NextStep = () => (
  <Marked>
    <Text size="label" tone="ink-3">
      {appStatus.next.whose}
    </Text>
    <What>{appStatus.next.what}</What>
  </Marked>
);

const Marked = styled(Card)`
  display: grid;
  gap: 4px;
  border-inline-start: 3px solid var(--havtorn);
  border-start-start-radius: var(--radius-4);
  border-end-start-radius: var(--radius-4);
`;

const What = styled.p`
  font: var(--type-h4);
  text-wrap: pretty;
`;
