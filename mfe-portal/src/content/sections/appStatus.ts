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
    description: 'The screens are drawn and approved. The words in them stay yours to change.',
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
    description: 'The app is handed in to both stores and goes live when they have approved it.',
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
  failed: { title: 'Your plan did not load', description: 'Nothing about it has changed. Try again in a moment.' },
  next: {
    own: 'What happens next',
    yours: 'Your turn',
    /** Beside the example timeline. */
    unplanned: 'Your own plan has not been entered yet. Below is an example of one.',
    ownWhat: (title: string, when: string) => `${title}${when ? `, ${when}` : ''}. We write when we need you.`,
    yoursWhat: (title: string, when: string) =>
      `${title}${when ? `, ${when}` : ''}. We go on as soon as we have it from you.`,
    done: 'Every step is done',
    doneWhat: 'We hand your app over to its guests as soon as both stores have it.',
    live: (day: string) => `Live since ${day}`,
    linkedWhat: 'Your guests find it by the links and the codes below.',
    liveWhat: 'The link and the code of each store stand below as soon as we have entered them.',
  },
  timeline: 'Development timeline',
  sampleNote: 'An example plan. Your own dates take its place when your timetable is entered.',
  status: { completed: 'Completed', 'in-progress': 'In progress', pending: 'Pending' },
  expected: (day: string) => `expected ${day}`,
  stores: 'Where your guests will find it',
  storesLive: 'Where your guests find it',
  tiles: [
    { name: 'App Store', status: 'Pending', note: 'iPhone and iPad', locked: false },
    { name: 'Google Play', status: 'Pending', note: 'Android', locked: false },
    { name: 'QR Code', status: 'Locked until launch', note: 'For your door, tables and receipts', locked: true },
  ],
  live: {
    open: (store: string) => `Open in ${store}`,
    unlinked: 'No link yet',
    code: (store: string) => `QR code for ${store}`,
    codeLoading: 'Drawing the code',
    codeFailed: 'The code could not be drawn.',
    codeRetry: 'Try again',
    download: 'Download',
    codeless: 'Appears with the first store link',
  },
  phone: 'This is your app, in preview',
} as const;
