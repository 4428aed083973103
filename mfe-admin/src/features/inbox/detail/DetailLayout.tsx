import type { InboxKind } from '@skal/contracts/support/inbox';
import { Badge, Button, ErrorState, Skeleton, Text } from '@skal/shared-ui';
import { isApiError } from '@skal/shell-kit/api';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { inbox as copy, kindNames } from '../../../content/operations/inbox.ts';

interface FrameProps {
  kind: InboxKind;
  title: string;
  /** Badges beside the kind: status, response time. */
  badges?: ReactNode;
  onUnread: () => void;
  children: ReactNode;
}

/** Layout of an opened item: kind and title above its content. */
export function DetailLayout({ kind, title, badges, onUnread, children }: FrameProps) {
  const titleId = useId();
  return (
    <Sheet aria-labelledby={titleId}>
      <Header>
        <Title id={titleId} tabIndex={-1}>
          {title}
        </Title>
        <MarkUnreadButton variant="quiet" size="sm" onClick={onUnread}>
          {copy.markUnread}
        </MarkUnreadButton>
      </Header>
      <Marks>
        <Badge tone="outline">{kindNames[kind]}</Badge>
        {badges}
      </Marks>
      {children}
    </Sheet>
  );
}

interface WaitingProps {
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
}

/** Placeholder of an item: loading, a load error with retry, or not found. */
export function DetailPlaceholder({ error, isFetching, onRetry }: WaitingProps) {
  if (!error || isFetching) return <Skeleton rows={5} />;
  if (isApiError(error) && error.status === 404) return <Text tone="muted">{copy.notFound}</Text>;
  return <ErrorState {...copy.detailFailed} onRetry={onRetry} />;
}

const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: clamp(14px, 2vw, 24px);
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
  background: var(--surface);
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 4px 12px;
`;

const Title = styled.h2`
  flex: 1 1 200px;
  font: var(--type-h3);
  letter-spacing: var(--tracking-h3);
  overflow-wrap: anywhere;
`;

/** Aligns the button's text with the content's edge. */
const MarkUnreadButton = styled(Button)`
  margin-inline: -14px;
`;

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
`;

/** Text with its line breaks. */
export const PreservedText = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
