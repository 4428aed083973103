import { LONG_NAME, RTL_NAMES } from '@skal/shell-kit/mocks/scenarios.ts';
import { click, dialog, fill, heading, toast } from '@skal/shell-kit/mocks/states.ts';
import { password, passwordFailures } from '../../content/account/password.ts';
import { settings } from '../../content/account/settings.ts';
import { menu } from '../../content/demo/contentManagement.ts';
import { platformIntegrations } from '../../content/demo/platformIntegrations.ts';
import { integrationRequest as request } from '../../content/integrations/integrationRequest.ts';
import { integrations } from '../../content/integrations/integrations.ts';
import { addOns } from '../../content/sections/addOns.ts';
import { roleName, staff, staffChange, staffForm, staffRemoval, staffRoleForm } from '../../content/sections/staff.ts';
import { defineScreenStates, mainContains, type PortalScreenState } from './builders.ts';
import { changePasswordSteps, openStaffChangeStep } from './steps.ts';

const team = defineScreenStates({ screen: 'Staff list', path: '/dashboard?section=staff', persona: 'client-busy' }, [
  { name: 'covered until launch', persona: 'client', expects: mainContains('Coming Soon') },
  { name: 'live, no staff', persona: 'client-live', expects: mainContains(staff.team.empty) },
  { name: 'active and invited', expects: mainContains(staff.status.pending) },
  { name: 'long texts', scenario: 'long', expects: mainContains(LONG_NAME) },
  { name: 'names from right to left', scenario: 'rtl', expects: mainContains(RTL_NAMES[0]) },
  {
    name: 'a member with the permission Orders',
    persona: 'staff-orders',
    expects: heading('Section not found'),
  },
  {
    name: 'changing a member',
    actions: [openStaffChangeStep],
    expects: dialog(staffChange.title('Mads Holm')),
  },
  { name: 'changing a role', actions: [click(staff.edit)], expects: dialog(staffRoleForm.title(roleName('Manager'))) },
  {
    name: 'removing a member',
    actions: [click(staffRemoval.action('Mads Holm'))],
    expects: { role: 'alertdialog', name: staffRemoval.title('Mads Holm') },
  },
]);

const opened = click(staffForm.open);

const member = defineScreenStates({ screen: 'Add staff', path: '/dashboard?section=staff', persona: 'client-live' }, [
  { name: 'empty', actions: [opened], expects: dialog(staffForm.title) },
  {
    name: 'fields missing',
    actions: [opened, click(staffForm.submit)],
    expects: { role: 'dialog', text: 'Please enter a first name' },
  },
]);

const profile = defineScreenStates({ screen: 'Settings', path: '/dashboard?section=settings', persona: 'client' }, [
  { name: 'as saved', expects: heading(settings.profile.title) },
  {
    name: 'unsaved changes',
    actions: [fill(settings.profile.firstName, 'Karin')],
    expects: mainContains(settings.unsaved),
  },
]);

const security = defineScreenStates(
  { screen: 'Change password', path: '/dashboard?section=settings', persona: 'client' },
  [
    { name: 'empty', expects: heading(password.title) },
    {
      name: 'fields missing',
      actions: [click(password.submit)],
      expects: mainContains('Current password is required'),
    },
    {
      name: 'not the same twice',
      actions: [
        ...[fill(password.current, 'x'), fill(password.next, 'a-long-password'), fill(password.confirm, 'another')],
        click(password.submit),
      ],
      expects: mainContains('New password and confirmation must match'),
    },
    {
      name: 'too short',
      actions: changePasswordSteps('short', 'short'),
      expects: mainContains('New password must be at least 8 characters long'),
    },
    {
      name: 'not confirmed',
      actions: changePasswordSteps('a-long-password', ''),
      expects: mainContains('Please confirm your new password'),
    },
    { name: 'a strong one', actions: [fill(password.next, 'Aa1!aaaaaa')], expects: mainContains('Strong') },
    {
      name: 'a wrong one',
      actions: changePasswordSteps('a-long-password', 'a-long-password', 'wrong'),
      expects: toast(passwordFailures.catalogue[0].title),
    },
  ],
);

const asking = click(integrations.request.action);

const wish = defineScreenStates(
  { screen: 'Request an integration', path: '/dashboard?section=integrations', persona: 'client-live' },
  [
    { name: 'empty', actions: [asking], expects: dialog(request.title) },
    { name: 'fields missing', actions: [asking, click(request.send)], expects: toast(request.missing.title) },
    {
      name: 'in the demo',
      path: '/integrations',
      actions: [click(platformIntegrations.request)],
      expects: dialog(request.title),
    },
  ],
);

const [firstAddOn] = addOns.items;

const others = [
  ...defineScreenStates({ screen: 'Add-ons', path: '/dashboard?section=add-ons', persona: 'client' }, [
    { name: 'until launch', expects: mainContains(firstAddOn?.name ?? '') },
    { name: 'live', persona: 'client-live', expects: { role: 'button', name: addOns.action } },
  ]),
  ...defineScreenStates({ screen: 'Content management', path: '/content-management', persona: 'client' }, [
    { name: 'menu', expects: mainContains(menu.add) },
    { name: 'a new item', actions: [click(menu.add)], expects: dialog(menu.add) },
    {
      name: 'events',
      actions: [click('Events & Promotions', 'tab')],
      expects: { role: 'button', name: 'Create Event' },
    },
    { name: 'gallery', actions: [click('Photo Gallery', 'tab')], expects: { role: 'button', name: 'Upload Photos' } },
    { name: 'opening hours', actions: [click('Business Info', 'tab')], expects: mainContains('Sunday') },
  ]),
  ...defineScreenStates({ screen: 'Platform integrations', path: '/integrations', persona: 'client' }, [
    { name: 'demo data', expects: heading(platformIntegrations.title) },
  ]),
  ...defineScreenStates({ screen: 'Session', path: '/dashboard', persona: 'client' }, [
    { name: 'signed out', scenario: '401', expects: toast('Authentication Required') },
    { name: 'an operator who looks', persona: 'viewer', expects: heading('Overview') },
  ]),
];

export const formStates: PortalScreenState[] = [
  ...[...team, ...member, ...profile],
  ...[...security, ...wish, ...others],
];
