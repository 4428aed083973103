import { t } from '@lingui/core/macro';
import type { AudienceReply } from '@skal/contracts/integration/connection';
import { formatLocale } from '@skal/shell-kit/i18n/formatLocale.ts';

const number = new Intl.NumberFormat(formatLocale());
const change = new Intl.NumberFormat(formatLocale(), { signDisplay: 'exceptZero' });

const sizeWithChange = (size: string, difference: string) => t`${size} (${difference} in 30 days)`;

/** Copy of a connected platform in Integrations. */
export const connectionStatus = {
  members: t`Audience members`,
  /** With the size of thirty days before, if known. */
  size: ({ members, before }: AudienceReply) =>
    before === null ? number.format(members) : sizeWithChange(number.format(members), change.format(members - before)),
  lastData: t`Last data`,
  notYet: t`None yet`,
  broken: t`This platform is not sending data right now. We have been notified, and no data has been lost.`,
} as const;
