import { guestEvent } from '@skal/contracts/content/guestEvent';
import type { CallPlan } from '@skal/shell-kit/mocks/callOutcomes.ts';
import { click, fill, toast } from '@skal/shell-kit/mocks/states.ts';
import { contentManagement } from '../../content/demo/contentManagement.ts';
import {
  guestEventBookings as bookings,
  guestEvents as copy,
  guestEventForm as form,
  removeGuestEvent,
} from '../../content/guestEvents.ts';
import { mainContains, type PortalScreenState } from './builders.ts';

const openTab = click(contentManagement.tabs[1].label, 'tab');
const save = click(form.submit, 'button', 'dialog');
const place = { screen: 'Events & Promotions', path: '/content-management', persona: 'client-busy' } as const;
const tasting = 'Tasting: the Mosel';
const inForm = (text: string) => ({ role: 'dialog', text }) as const;

/** Outcomes of the calls about events and promotions. */
export const guestEventPlans: readonly CallPlan<PortalScreenState['persona']>[] = [
  {
    ...{ ...place, endpoint: guestEvent.list, steps: [openTab], whilePending: mainContains(copy.loading) },
    onError: mainContains(copy.failed.title),
    expected: { ok: mainContains(tasting), empty: mainContains(copy.empty.title) },
  },
  {
    ...{ ...place, endpoint: guestEvent.bookings, whilePending: inForm(bookings.loading) },
    steps: [openTab, click(copy.labelFor(copy.bookings, tasting))],
    onError: inForm(bookings.failed.title),
    expected: { ok: inForm('T-1') },
  },
  {
    ...{ ...place, endpoint: guestEvent.add, label: 'an event', onError: toast(form.failed) },
    steps: [
      ...[openTab, click(copy.create), fill(form.title, 'Harvest')],
      ...[fill(form.startsAt, '2026-12-05T19:00'), fill(form.endsAt, '2026-12-05T22:00'), fill(form.price, '125,00')],
      save,
    ],
    whilePending: { role: 'button', name: form.busy },
    expected: {
      ok: toast(form.saved),
      '409': toast('You can have at most 200 events. Please delete old ones first.'),
      validation: inForm('The event ends before it starts. Please check both times'),
    },
  },
  {
    ...{ ...place, endpoint: guestEvent.change, label: 'an event changed', onError: toast(form.failed) },
    steps: [openTab, click(copy.labelFor(copy.edit, tasting)), save],
    whilePending: { role: 'button', name: form.busy },
    expected: {
      ...{ ok: toast(form.saved), '409': inForm(form.conflict.title) },
      validation: inForm('The event ends before it starts. Please check both times'),
    },
  },
  {
    ...{
      ...place,
      endpoint: guestEvent.remove,
      label: 'an event deleted',
      onError: toast(removeGuestEvent.failedReason),
    },
    steps: [
      ...[openTab, click(copy.labelFor(copy.remove, tasting))],
      click(removeGuestEvent.confirm, 'button', 'alertdialog'),
    ],
    expected: { ok: toast(removeGuestEvent.done) },
  },
];
