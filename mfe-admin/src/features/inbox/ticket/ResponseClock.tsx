import { useNow } from '@skal/shell-kit/api';
import { styled } from 'styled-components';
import { inbox as copy } from '../../../content/operations/inbox.ts';
import { formatDateTime } from '../../../format/date.ts';

interface Props {
  ticket: { status: string; responseDueAt: string | null; respondedAt: string | null };
}

/** Response time of a ticket: replied, due, or late (L21). Renders nothing without a target. */
export function ResponseClock({ ticket: { status, responseDueAt, respondedAt } }: Props) {
  if (respondedAt) {
    return (
      <Line>
        {copy.answered} {formatDateTime(respondedAt)}
      </Line>
    );
  }
  if (!responseDueAt || status === 'resolved' || status === 'closed') return null;
  return <Due at={responseDueAt} />;
}

function Due({ at }: { at: string }) {
  const isLate = Date.parse(at) < useNow();
  return (
    <Line data-late={isLate ? '' : undefined}>
      {isLate ? copy.late : copy.due} <time dateTime={at}>{formatDateTime(at)}</time>
    </Line>
  );
}

const Line = styled.span`
  color: var(--ink-2);
  font: var(--type-meta);

  &[data-late] {
    color: var(--tegl);
    font-weight: 600;
  }
`;
