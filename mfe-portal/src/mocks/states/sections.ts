import { platforms as connectable } from '@skal/contracts/integrationState';
import { LONG_NAME, RTL_NAMES } from '@skal/shell-kit/mocks/scenarios.ts';
import { heading } from '@skal/shell-kit/mocks/states.ts';
import { sampleMilestones } from '../../content/appStatus.ts';
import { invoiceList } from '../../content/billing.ts';
import { comingSoon } from '../../content/cover.ts';
import { integrations } from '../../content/integrations.ts';
import { liveOverview, overview } from '../../content/overview.ts';
import { notCounted } from '../../content/panel.ts';
import { type PortalState, said, screen } from './screen.ts';

/** Sections whose panels are covered until the app is live, and what lies over them. */
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
];

const panels = covered.flatMap(([id, title, cover = comingSoon.title]) =>
  screen({ screen: title, path: `/dashboard#${id}`, as: 'client-everything' }, [
    { name: 'covered until launch', shows: said(cover) },
    { name: 'live', as: 'client-live', shows: heading(title) },
  ]),
);

const switchedOff = screen({ screen: 'Sections', path: '/dashboard#commerce', as: 'client' }, [
  { name: 'a feature that is switched off', shows: said('Section not found') },
  { name: 'an unknown section', path: '/dashboard#nothing', shows: said('Section not found') },
]);

const figures = screen({ screen: 'Overview', path: '/dashboard#overview', as: 'client-live' }, [
  { name: 'zeros until launch', as: 'client', shows: said(overview.source) },
  { name: 'live, nothing reported', shows: said(notCounted.words) },
  {
    name: 'live, no report for days',
    scenario: 'silent',
    shows: said(notCounted.since('20 Nov 2026')),
  },
  { name: 'live, with figures', as: 'client-busy', shows: said('6 of 7 days reported') },
  { name: 'a long alert', scenario: 'long', shows: said(LONG_NAME) },
  { name: 'every call is slow', scenario: 'slow', shows: said(liveOverview.loading) },
  { name: 'every call fails', scenario: '500', shows: said(liveOverview.failed.title) },
  { name: 'no call gets an answer', scenario: 'offline', shows: said(liveOverview.failed.title) },
]);

const plan = screen({ screen: 'App Status', path: '/dashboard#app-status', as: 'client' }, [
  { name: 'an example plan', shows: said(sampleMilestones[0]?.title ?? '') },
  { name: 'live', as: 'client-busy', shows: said('Live since') },
]);

const bills = screen({ screen: 'Billing', path: '/dashboard#billing', as: 'client-live' }, [
  { name: 'until launch', as: 'client', shows: said('Standard Plan') },
  { name: 'live, no invoices', shows: said(invoiceList.empty) },
  { name: 'live, with invoices', as: 'client-busy', shows: said('Premium, November') },
  { name: 'long texts', scenario: 'long', shows: said(LONG_NAME) },
]);

const { activity } = integrations;

const platforms = screen({ screen: 'Integrations', path: '/dashboard#integrations', as: 'client-live' }, [
  { name: 'until launch', as: 'client', shows: said(activity.count) },
  { name: 'live, nothing requested', shows: said(activity.empty) },
  { name: 'one connected', as: 'client-busy', shows: said(activity.countOf(1, connectable.length)) },
  { name: 'long texts', scenario: 'long', shows: said(LONG_NAME) },
  { name: 'names from right to left', scenario: 'rtl', shows: said(RTL_NAMES[0]) },
]);

export const sectionStates: PortalState[] = [
  ...[...figures, ...plan, ...panels, ...switchedOff],
  ...[...bills, ...platforms],
];
