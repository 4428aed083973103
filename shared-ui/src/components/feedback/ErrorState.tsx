import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CloudOffIcon } from '../../icons.ts';
import { Button } from '../Button/Button.tsx';
import { ReloadButton } from '../Button/ReloadButton.tsx';
import { Heading } from '../typography/Heading.tsx';
import { Text } from '../typography/Text.tsx';

export interface ErrorStateProps {
  /** What failed. */
  title: ReactNode;
  /** What to do now. */
  description: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  /** Reloads the page, if trying again failed. */
  onReload?: (() => void) | undefined;
  /** Further links: home, sign-in. */
  actions?: ReactNode;
  /** Request id for support. */
  requestId?: string;
  headingLevel?: 1 | 2 | 3;
  className?: string;
}

/** An error: what failed, what to do, and a request id for support; never a stack trace. */
export function ErrorState({
  title,
  description,
  onRetry,
  retryLabel = t`Try again`,
  onReload,
  actions,
  requestId,
  headingLevel = 2,
  className,
}: ErrorStateProps) {
  return (
    <Box className={className}>
      <CloudOffIcon size={24} />
      <Heading level={headingLevel} size="h3">
        {title}
      </Heading>
      <Text tone="muted" measure>
        {description}
      </Text>
      {onRetry || onReload || actions ? (
        <Actions>
          {onRetry ? <Button onClick={onRetry}>{retryLabel}</Button> : null}
          {onReload ? <ReloadButton onReload={onReload} /> : null}
          {actions}
        </Actions>
      ) : null}
      {requestId ? (
        <Text size="meta" tone="subtle">
          {t`Request id`} <code>{requestId}</code>
        </Text>
      ) : null}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 8px;
  padding: 32px;
  border: 1px solid var(--line);
  border-inline-start: 3px solid var(--tegl);
  border-start-end-radius: var(--radius-12);
  border-end-end-radius: var(--radius-12);
  background: var(--surface);

  & > svg {
    margin-block-end: 4px;
    color: var(--tegl);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-block: 12px 4px;
`;
