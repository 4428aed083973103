import { t } from '@lingui/core/macro';

/** The eight placeholders of the gallery (P6). */
export const gallery = {
  list: t`Photos`,
  upload: t`Upload Photos`,
  tiles: [t`Front`, t`Bar`, t`Tables`, t`Terrace`, t`Kitchen`, t`Plates`, t`Bottles`, t`Evening`],
} as const;

/** Contact and opening hours (P7). */
export const info = {
  contact: {
    title: t`Contact`,
    name: t`Business name`,
    phone: t`Phone`,
    email: t`Email`,
    address: t`Address`,
    website: t`Website`,
    about: t`About the business`,
    save: t`Save contact`,
  },
  hours: {
    title: t`Opening hours`,
    open: t`Open`,
    closed: t`Closed`,
    from: t`From`,
    to: t`To`,
    save: t`Save hours`,
    note: t`Example hours.`,
    week: [
      { day: t`Monday`, open: true, from: '16:00', to: '23:00' },
      { day: t`Tuesday`, open: true, from: '16:00', to: '23:00' },
      { day: t`Wednesday`, open: true, from: '16:00', to: '23:00' },
      { day: t`Thursday`, open: true, from: '16:00', to: '23:00' },
      { day: t`Friday`, open: true, from: '15:00', to: '01:00' },
      { day: t`Saturday`, open: true, from: '14:00', to: '01:00' },
      { day: t`Sunday`, open: false, from: '', to: '' },
    ],
  },
} as const;

export interface DayHours {
  day: string;
  open: boolean;
  from: string;
  to: string;
}
