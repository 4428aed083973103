import { Tooltip } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { formatDistance, formatMoment } from '../content/moments.ts';
import { useNow } from './useNow.ts';

/** A time in relative words; a tip and the element itself carry the absolute one. */
export function Moment({ at }: { at: string }) {
  const now = useNow();
  return (
    <Tooltip content={formatMoment(at)} delay={200}>
      <Time dateTime={at} tabIndex={0}>
        {formatDistance(at, now)}
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
