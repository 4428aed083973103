import { CircleAlertIcon, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { bouncedSince } from '../content/operations/deadLetters.ts';
import { formatDay } from '../format/date.ts';

/** Says below an address that it takes no mail, and since when; nothing where nothing is known against it. */
export function BouncedEmailWarning({ since }: { since: string | null }) {
  if (since === null) return null;
  return (
    <Warning as="span" size="label" tone="tegl">
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
