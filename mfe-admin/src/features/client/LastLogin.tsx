import { NEVER } from '../../content/clients/client.ts';
import { formatDateTime, formatDay } from '../../format/date.ts';

/** The day of the last sign-in, with its time in the tip; 'Never' where there was none. */
export const LastLogin = ({ at }: { at: string | null }) =>
  at ? (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatDay(at)}
    </time>
  ) : (
    NEVER
  );
