import { LONG_NAME, RTL_NAMES } from '@skal/shell-kit/mocks/scenarios.ts';
import { dialog, heading, press, toast, write } from '@skal/shell-kit/mocks/states.ts';
import { addOns } from '../../content/addOns.ts';
import { menu } from '../../content/contentManagement.ts';
import { integrationRequest as request } from '../../content/integrationRequest.ts';
import { integrations } from '../../content/integrations.ts';
import { password, passwordFailures } from '../../content/password.ts';
import { platformIntegrations } from '../../content/platformIntegrations.ts';
import { settings } from '../../content/settings.ts';
import { staff, staffForm, staffRemoval } from '../../content/staff.ts';
import { anew } from './acts.ts';
import { type PortalState, said, screen } from './screen.ts';

const team = screen({ screen: 'Staff list', path: '/dashboard#staff', as: 'client-busy' }, [
  { name: 'covered until launch', as: 'client', shows: said('Coming Soon') },
  { name: 'live, nobody', as: 'client-live', shows: said(staff.team.empty) },
  { name: 'active and invited', shows: said(staff.status.pending) },
  { name: 'long texts', scenario: 'long', shows: said(LONG_NAME) },
  { name: 'names from right to left', scenario: 'rtl', shows: said(RTL_NAMES[0]) },
  {
    name: 'removing somebody',
    acts: [press(staffRemoval.action('Mads Holm'))],
    shows: { role: 'alertdialog', name: staffRemoval.title('Mads Holm') },
  },
]);

const opened = press(staffForm.open);

const member = screen({ screen: 'Add staff', path: '/dashboard#staff', as: 'client-live' }, [
  { name: 'empty', acts: [opened], shows: dialog(staffForm.title) },
  { name: 'fields missing', acts: [opened, press(staffForm.submit)], shows: { role: 'dialog', text: 'a first name' } },
]);

const profile = screen({ screen: 'Settings', path: '/dashboard#settings', as: 'client' }, [
  { name: 'as saved', shows: heading(settings.profile.title) },
  { name: 'unsaved changes', acts: [write(settings.profile.firstName, 'Karin')], shows: said(settings.unsaved) },
]);

const security = screen({ screen: 'Change password', path: '/dashboard#settings', as: 'client' }, [
  { name: 'empty', shows: heading(password.title) },
  { name: 'fields missing', acts: [press(password.submit)], shows: said('Current password is required') },
  {
    name: 'not the same twice',
    acts: [
      ...[write(password.current, 'x'), write(password.next, 'a-long-password'), write(password.confirm, 'another')],
      press(password.submit),
    ],
    shows: said('New password and confirmation must match'),
  },
  { name: 'too short', acts: anew('short', 'short'), shows: said('New password must be at least 8 characters long') },
  { name: 'not confirmed', acts: anew('a-long-password', ''), shows: said('Please confirm your new password') },
  { name: 'a strong one', acts: [write(password.next, 'Aa1!aaaaaa')], shows: said('Strong') },
  {
    name: 'a wrong one',
    acts: anew('a-long-password', 'a-long-password', 'wrong'),
    shows: toast(passwordFailures.catalogue[0].title),
  },
]);

const asking = press(integrations.request.action);

const wish = screen({ screen: 'Request an integration', path: '/dashboard#integrations', as: 'client-live' }, [
  { name: 'empty', acts: [asking], shows: dialog(request.title) },
  { name: 'fields missing', acts: [asking, press(request.send)], shows: toast(request.missing.title) },
  {
    name: 'in the demo',
    path: '/integrations',
    acts: [press(platformIntegrations.request)],
    shows: dialog(request.title),
  },
]);

const [firstAddOn] = addOns.items;

const others = [
  ...screen({ screen: 'Add-ons', path: '/dashboard#add-ons', as: 'client' }, [
    { name: 'until launch', shows: said(firstAddOn?.name ?? '') },
    { name: 'live', as: 'client-live', shows: { role: 'button', name: addOns.action } },
  ]),
  ...screen({ screen: 'Content management', path: '/content-management', as: 'client' }, [
    { name: 'menu', shows: said(menu.add) },
    { name: 'a new item', acts: [press(menu.add)], shows: dialog(menu.add) },
    { name: 'events', acts: [press('Events & Promotions', 'tab')], shows: { role: 'button', name: 'Create Event' } },
    { name: 'gallery', acts: [press('Photo Gallery', 'tab')], shows: { role: 'button', name: 'Upload Photos' } },
    { name: 'opening hours', acts: [press('Business Info', 'tab')], shows: said('Sunday') },
  ]),
  ...screen({ screen: 'Platform integrations', path: '/integrations', as: 'client' }, [
    { name: 'demo data', shows: heading(platformIntegrations.title) },
  ]),
  ...screen({ screen: 'Session', path: '/dashboard', as: 'client' }, [
    { name: 'nobody is signed in', scenario: '401', shows: toast('Authentication Required') },
    { name: 'an operator who looks', as: 'viewer', shows: heading('Overview') },
  ]),
];

export const formStates: PortalState[] = [...[...team, ...member, ...profile], ...[...security, ...wish, ...others]];
