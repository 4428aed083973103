import { platforms as connectable } from '@skal/contracts/integration/integrationState';
import { LONG_NAME, RTL_NAMES } from '@skal/shell-kit/mocks/scenarios.ts';
import { heading } from '@skal/shell-kit/mocks/states.ts';
import { integrations } from '../../content/integrations/integrations.ts';
import { comingSoonOverlay } from '../../content/overlay.ts';
import { missingMetricCopy } from '../../content/panelCopy.ts';
import { appStatus, sampleMilestones } from '../../content/sections/appStatus.ts';
import { invoiceList } from '../../content/sections/billing.ts';
import { liveOverview, overview } from '../../content/sections/overview.ts';
import { formatDay } from '../../format/date.ts';
import { defineScreenStates, mainContains, type PortalScreenState } from './builders.ts';

/** Sections covered until live, with their overlays. */
const covered: readonly (readonly [id: string, title: string, cover?: string])[] = [
  ['adoption', 'User Adoption'],
  ['commerce', 'Commerce'],
  ['performance', 'Performance'],
  ['content', 'Content'],
  ['products', 'Product Catalog', 'Product Catalog In Development'],
  ['bookings', 'Reservations'],
  ['events', 'Events & Experiences'],
  ['takeaway', 'Takeaway Orders'],
  ['loyalty', 'Loyalty'],
  ['achievements', 'Achievements', 'Achievement System Coming Soon'],
  ['ai-assistant', 'AI Assistant'],
  ['push-notifications', 'Push Notifications'],
  ['staff', 'Staff Management'],
];

const panels = covered.flatMap(([id, title, cover = comingSoonOverlay.title]) =>
  defineScreenStates({ screen: title, path: `/dashboard?section=${id}`, persona: 'client-everything' }, [
    { name: 'covered until launch', expects: mainContains(cover) },
    { name: 'live', persona: 'client-live', expects: heading(title) },
  ]),
);

const switchedOff = defineScreenStates({ screen: 'Sections', path: '/dashboard?section=commerce', persona: 'client' }, [
  { name: 'a feature that is switched off', expects: mainContains('Section not found') },
  { name: 'an unknown section', path: '/dashboard?section=nothing', expects: mainContains('Section not found') },
]);

const figures = defineScreenStates(
  { screen: 'Overview', path: '/dashboard?section=overview', persona: 'client-live' },
  [
    { name: 'zeros until launch', persona: 'client', expects: mainContains(overview.source) },
    { name: 'live, nothing reported', expects: mainContains(missingMetricCopy.text) },
    {
      name: 'live, no report for days',
      scenario: 'silent',
      expects: mainContains(missingMetricCopy.since(formatDay('2026-11-20'))),
    },
    {
      name: 'live, with figures',
      persona: 'client-busy',
      expects: mainContains(liveOverview.trend.summary(6, '').trim()),
    },
    { name: 'a long alert', scenario: 'long', expects: mainContains(LONG_NAME) },
    { name: 'every call is slow', scenario: 'slow', expects: mainContains(liveOverview.loading) },
    { name: 'every call fails', scenario: '500', expects: mainContains(liveOverview.failed.title) },
    { name: 'no call gets an answer', scenario: 'offline', expects: mainContains(liveOverview.failed.title) },
  ],
);

const plan = defineScreenStates({ screen: 'App Status', path: '/dashboard?section=app-status', persona: 'client' }, [
  { name: 'an example plan', expects: mainContains(sampleMilestones[0]?.title ?? '') },
  { name: 'live', persona: 'client-busy', expects: mainContains(appStatus.next.live(formatDay('2026-10-01'))) },
]);

const bills = defineScreenStates({ screen: 'Billing', path: '/dashboard?section=billing', persona: 'client-live' }, [
  { name: 'until launch', persona: 'client', expects: mainContains('Standard Plan') },
  { name: 'live, no invoices', expects: mainContains(invoiceList.empty) },
  { name: 'live, with invoices', persona: 'client-busy', expects: mainContains('Premium, November') },
  { name: 'long texts', scenario: 'long', expects: mainContains(LONG_NAME) },
]);

const { activity } = integrations;

const platforms = defineScreenStates(
  { screen: 'Integrations', path: '/dashboard?section=integrations', persona: 'client-live' },
  [
    { name: 'until launch', persona: 'client', expects: mainContains(activity.count) },
    { name: 'live, nothing requested', expects: mainContains(activity.empty) },
    { name: 'one connected', persona: 'client-busy', expects: mainContains(activity.countOf(1, connectable.length)) },
    { name: 'long texts', scenario: 'long', expects: mainContains(LONG_NAME) },
    { name: 'names from right to left', scenario: 'rtl', expects: mainContains(RTL_NAMES[0]) },
  ],
);

export const sectionStates: PortalScreenState[] = [
  ...[...figures, ...plan, ...panels, ...switchedOff],
  ...[...bills, ...platforms],
];
