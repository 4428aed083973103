import type { MilestoneReply } from '@skal/contracts/app/appStatus';

/** Shown until the operator has entered the client's timeline (K10). */
export const sampleMilestones: readonly MilestoneReply[] = [
  {
    id: 'contract',
    title: 'Contract signed',
    description: 'Scope, price and timetable are agreed.',
    status: 'completed',
    completedDate: '2025-08-04',
    estimatedDate: null,
    details: ['Features and integrations chosen', 'Timetable set'],
    waitingOn: 'agency',
  },
  {
    id: 'design',
    title: 'UI/UX and first setup fee',
    description: 'The screens are designed and approved. You can still change the texts.',
    status: 'completed',
    completedDate: '2025-08-25',
    estimatedDate: null,
    details: ['Design approved', 'First setup fee paid'],
    waitingOn: 'agency',
  },
  {
    id: 'integrations',
    title: 'Platform integrations',
    description: 'Shop, payment and bookings are being connected to the systems you already use.',
    status: 'in-progress',
    completedDate: null,
    estimatedDate: '2025-09-22',
    details: ['Shop and stock', 'Payment', 'Bookings'],
    waitingOn: 'agency',
  },
  {
    id: 'live',
    title: 'App live and second setup fee',
    description: 'The app is submitted to both stores and goes live once they approve it.',
    status: 'pending',
    completedDate: null,
    estimatedDate: '2025-10-06',
    details: ['Approval by App Store and Google Play', 'Second setup fee'],
    waitingOn: 'agency',
  },
];

export const appStatus = {
  header: { development: 'In Development', live: 'Live' },
  loading: 'Loading your plan',
  failed: { title: 'Your plan could not be loaded', description: 'Your data is safe. Please try again in a moment.' },
  next: {
    ourTurn: 'What happens next',
    yourTurn: 'Your turn',
    /** Beside the example timeline. */
    unplanned: 'Your own plan has not been added yet. Below is an example.',
    ourTurnText: (title: string, when: string) =>
      `${title}${when ? `, ${when}` : ''}. We'll contact you when we need your input.`,
    yourTurnText: (title: string, when: string) =>
      `${title}${when ? `, ${when}` : ''}. We'll continue as soon as we have this from you.`,
    done: 'Every step is done',
    doneText: 'Your app goes live as soon as both stores have approved it.',
    live: (day: string) => `Live since ${day}`,
    linkedText: 'Your guests can find it with the links and QR codes below.',
    liveText: 'Store links and QR codes appear below as soon as we have added them.',
  },
  timeline: 'Development timeline',
  sampleNote: 'This is an example. Your own plan will appear here once your timetable is set.',
  status: { completed: 'Completed', 'in-progress': 'In progress', pending: 'Pending' },
  expected: (day: string) => `expected ${day}`,
  stores: 'Where your guests will find it',
  storesLive: 'Where your guests find it',
  tiles: {
    appStore: { name: 'App Store', status: 'Pending', note: 'iPhone and iPad', locked: false },
    googlePlay: { name: 'Google Play', status: 'Pending', note: 'Android', locked: false },
    qrCode: {
      name: 'QR Code',
      status: 'Locked until launch',
      note: 'For your door, tables and receipts',
      locked: true,
    },
  },
  live: {
    open: (store: string) => `Open in ${store}`,
    unlinked: 'No link yet',
    code: (store: string) => `QR code for ${store}`,
    codeLoading: 'Loading QR code',
    codeFailed: 'The QR code could not be loaded.',
    codeRetry: 'Try again',
    download: 'Download',
    codeless: 'Available once the first store link is added',
  },
  phone: 'Preview of your app',
} as const;
