import type { PushReply } from '@skal/contracts/push/push';
import { Text } from '@skal/shared-ui';
import { styled } from 'styled-components';

/** Title and message of a notification. */
export const NotificationCell = ({ title, text }: Pick<PushReply, 'title' | 'text'>) => (
  <Rows>
    {title}
    <Text as="span" size="meta" tone="subtle">
      {text}
    </Text>
  </Rows>
);

const Rows = styled.span`
  display: grid;
`;
