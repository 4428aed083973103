import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../typography/Heading.tsx';
import { Text } from '../typography/Text.tsx';
import { TideLine } from '../typography/TideLine.tsx';

export interface EmptyStateProps {
  title: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  className?: string;
}

/** An empty state: what is missing, why, and what happens next. */
export function EmptyState({ title, description, action, headingLevel = 2, className }: EmptyStateProps) {
  return (
    <Box className={className}>
      <Line progress={0} />
      <Heading level={headingLevel} size="h4">
        {title}
      </Heading>
      {description === undefined ? null : <Text tone="muted">{description}</Text>}
      {action === undefined ? null : <Action>{action}</Action>}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 6px;
  padding: 48px 24px;
  text-align: center;

  & p {
    max-inline-size: 27em;
    text-wrap: balance;
  }
`;

const Line = styled(TideLine)`
  margin-block-end: 18px;
`;

const Action = styled.div`
  margin-block-start: 14px;
`;
