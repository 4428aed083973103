import { formatDateTime } from '../../format/relativeTime.ts';

/** When a notification is or was due, in Danish time. */
export const WhenCell = ({ sendAt }: { sendAt: string }) => <time dateTime={sendAt}>{formatDateTime(sendAt)}</time>;
