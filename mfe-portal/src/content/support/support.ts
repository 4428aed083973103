import { t } from '@lingui/core/macro';
import { officeHours } from '@skal/contracts/support/ticket';
import { formatWeekdayLong } from '../../format/date.ts';

/** The name of a day of the week, from Sunday: 1 January 2023 was one. */
const nameOfDay = (day: number) => formatWeekdayLong(`2023-01-0${day + 1}`);

const formatOfficeHours = ({ days, opens, closes }: typeof officeHours): string => {
  const first = nameOfDay(days[0]);
  const last = nameOfDay(days[days.length - 1] ?? 0);
  const from = opens / 60;
  const to = closes / 60;
  return t`${first} to ${last}, ${from} to ${to}`;
};

const hours = formatOfficeHours(officeHours);

/** Copy of the Support Center (L1-L3, L6, L21). */
export const support = {
  label: t`Support Center`,
  tabs: { form: t`New Ticket`, list: t`My Tickets` },
  guidelines: {
    title: t`What counts as an emergency`,
    text: t`Your app is down, guests cannot pay or book, or personal data may be at risk. Everything else is high or normal.`,
  },
  targets: {
    title: t`Response targets`,
    note: t`Business hours are ${hours} in Copenhagen. Danish public holidays are not included.`,
  },
  reach: {
    title: t`Reach us`,
    text: t`Tell us what happened, on which phone, and when. A screenshot helps.`,
    phone: t`Phone`,
    email: t`Email`,
  },
} as const;
