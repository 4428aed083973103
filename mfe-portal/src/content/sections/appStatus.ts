import { t } from '@lingui/core/macro';
import type { MilestoneReply } from '@skal/contracts/app/appStatus';

/** Shown until the operator has entered the client's timeline (K10). */
export const sampleMilestones: readonly MilestoneReply[] = [
  {
    id: 'contract',
    title: t`Contract signed`,
    description: t`Scope, price and timetable are agreed.`,
    status: 'completed',
    completedDate: '2025-08-04',
    estimatedDate: null,
    details: [t`Features and integrations chosen`, t`Timetable set`],
    waitingOn: 'agency',
  },
  {
    id: 'design',
    title: t`UI/UX and first setup fee`,
    description: t`The screens are designed and approved. You can still change the texts.`,
    status: 'completed',
    completedDate: '2025-08-25',
    estimatedDate: null,
    details: [t`Design approved`, t`First setup fee paid`],
    waitingOn: 'agency',
  },
  {
    id: 'integrations',
    title: t`Platform integrations`,
    description: t`Shop, payment and bookings are being connected to the systems you already use.`,
    status: 'in-progress',
    completedDate: null,
    estimatedDate: '2025-09-22',
    details: [t`Shop and stock`, t`Payment`, t`Bookings`],
    waitingOn: 'agency',
  },
  {
    id: 'live',
    title: t`App live and second setup fee`,
    description: t`The app is submitted to both stores and goes live once they approve it.`,
    status: 'pending',
    completedDate: null,
    estimatedDate: '2025-10-06',
    details: [t`Approval by App Store and Google Play`, t`Second setup fee`],
    waitingOn: 'agency',
  },
];

export const appStatus = {
  header: { development: t`In Development`, live: t`Live` },
  loading: t`Loading your plan`,
  failed: { title: t`Your plan could not be loaded`, description: t`Your data is safe. Please try again in a moment.` },
  next: {
    ourTurn: t`What happens next`,
    yourTurn: t`Your turn`,
    /** Beside the example timeline. */
    unplanned: t`Your own plan has not been added yet. Below is an example.`,
    ourTurnText: (title: string, when: string) =>
      when
        ? t`${title}, ${when}. We'll contact you when we need your input.`
        : t`${title}. We'll contact you when we need your input.`,
    yourTurnText: (title: string, when: string) =>
      when
        ? t`${title}, ${when}. We'll continue as soon as we have this from you.`
        : t`${title}. We'll continue as soon as we have this from you.`,
    done: t`Every step is done`,
    doneText: t`Your app goes live as soon as both stores have approved it.`,
    live: (day: string) => t`Live since ${day}`,
    linkedText: t`Your guests can find it with the links and QR codes below.`,
    liveText: t`Store links and QR codes appear below as soon as we have added them.`,
  },
  timeline: t`Development timeline`,
  sampleNote: t`This is an example. Your own plan will appear here once your timetable is set.`,
  status: { completed: t`Completed`, 'in-progress': t`In progress`, pending: t`Pending` },
  expected: (day: string) => t`expected ${day}`,
  completed: (day: string) => t`Completed ${day}`,
  pending: (day: string) => t`Pending, expected ${day}`,
  stores: t`Where your guests will find it`,
  storesLive: t`Where your guests find it`,
  tiles: {
    appStore: { name: 'App Store', status: t`Pending`, note: t`iPhone and iPad`, locked: false },
    googlePlay: { name: 'Google Play', status: t`Pending`, note: 'Android', locked: false },
    qrCode: {
      name: t`QR Code`,
      status: t`Locked until launch`,
      note: t`For your door, tables and receipts`,
      locked: true,
    },
  },
  live: {
    open: (store: string) => t`Open in ${store}`,
    unlinked: t`No link yet`,
    code: (store: string) => t`QR code for ${store}`,
    codeLoading: t`Loading QR code`,
    codeFailed: t`The QR code could not be loaded.`,
    codeRetry: t`Try again`,
    download: t`Download`,
    codeless: t`Available once the first store link is added`,
  },
  phone: t`Preview of your app`,
} as const;
