import { Tooltip } from '@skal/shared-ui';
import { useNow } from '@skal/shell-kit/api';
import { styled } from 'styled-components';
import { formatDateTime, formatRelativeTime } from '../../format/relativeTime.ts';

/** A relative time, with the absolute one in the tooltip and the element. */
export function RelativeTime({ at }: { at: string }) {
  const now = useNow();
  return (
    <Tooltip content={formatDateTime(at)} delay={200}>
      <Time dateTime={at} tabIndex={0}>
        {formatRelativeTime(at, now)}
      </Time>
    </Tooltip>
  );
}

const Time = styled.time`
  border-radius: var(--radius-4);
  text-decoration: underline dotted;
  text-decoration-color: var(--line-strong);
  text-underline-offset: 0.25em;
`;
