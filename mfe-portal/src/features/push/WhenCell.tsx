import { styled } from 'styled-components';
import { formatDateTime } from '../../format/relativeTime.ts';

/** When a notification is or was due, in Danish time. */
export const WhenCell = ({ sendAt }: { sendAt: string }) => <Time dateTime={sendAt}>{formatDateTime(sendAt)}</Time>;

const Time = styled.time`
  white-space: nowrap;
`;
