import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { inbox as copy } from '../../../content/operations/inbox.ts';
import { formatDateTime } from '../../../format/date.ts';

const MINUTE = 60_000;

interface Props {
  ticket: { status: string; responseDueAt: string | null; respondedAt: string | null };
}

/** Returns whether a time has passed; checks every minute. */
function useIsPast(iso: string): boolean {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return Date.parse(iso) < now;
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
  const isLate = useIsPast(at);
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
