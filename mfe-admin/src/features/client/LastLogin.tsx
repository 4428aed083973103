import { NEVER } from '../../content/clients/client.ts';
import { formatDateTime, formatDay } from '../../format/date.ts';

/** Day of the last sign-in, with its time in the tooltip; 'Never' without one. */
export const LastLogin = ({ at }: { at: string | null }) =>
  at ? (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatDay(at)}
    </time>
  ) : (
    NEVER
  );
