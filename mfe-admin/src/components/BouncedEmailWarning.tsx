import { CircleAlertIcon, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { bouncedSince } from '../content/operations/deadLetters.ts';
import { formatDay } from '../format/date.ts';

/** Warns below an address that its emails bounce, and since when; renders nothing if none bounced. */
export function BouncedEmailWarning({ since }: { since: string | null }) {
  if (since === null) return null;
  return (
    <Warning as="span" size="label" tone="danger">
      <CircleAlertIcon size={16} />
      {bouncedSince(formatDay(since))}
    </Warning>
  );
}

const Warning = styled(Text)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: 6px;
  inline-size: fit-content;

  svg {
    margin-block-start: 2px;
  }
`;
