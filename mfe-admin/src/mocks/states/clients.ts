import { LONG_NAME, RTL_NAMES } from '@skal/shell-kit/mocks/scenarios.ts';
import { choose, dialog, press, write } from '@skal/shell-kit/mocks/states.ts';
import { admin, clientList, clientRecord, createForm, overview } from '../../content/admin.ts';
import { undeliverable } from '../../content/mails.ts';
import { formatDay } from '../../content/time.ts';
import { UNREACHED_CLIENT } from '../clients.ts';
import { UNDELIVERABLE_SINCE } from '../mails.ts';
import { opened } from './clientActs.ts';
import { type AdminState, inPanel, panel, said, screen } from './screen.ts';

const takesNone = undeliverable(formatDay(UNDELIVERABLE_SINCE));

const tiles = screen({ screen: 'Admin overview', path: '/admin', as: 'operator' }, [
  { name: 'filled', shows: said(overview.tiles.average) },
  { name: 'no clients', scenario: 'empty', shows: said(overview.noRecent) },
  { name: 'long texts', scenario: 'long', shows: said(LONG_NAME) },
  { name: 'names from right to left', scenario: 'rtl', shows: said(RTL_NAMES[0]) },
  { name: 'ten thousand clients', scenario: 'many', shows: said('10,000') },
  { name: 'not permitted', scenario: '403', shows: said(admin.listFailed.title) },
  { name: 'failed', scenario: '500', shows: said(admin.listFailed.title) },
  { name: 'no connection', scenario: 'offline', shows: said(admin.listFailed.title) },
]);

const search = (text: string) => write(clientList.search, text);

const list = screen({ screen: 'Clients', path: '/admin?tab=clients', as: 'operator' }, [
  { name: 'filled', shows: said('Vinbar Ved Åen') },
  { name: 'none', scenario: 'empty', shows: said(clientList.emptyAtAll) },
  { name: 'none match', acts: [search('nobody at all')], shows: said(clientList.emptyNarrowed) },
  { name: 'narrowed to those who are paused', acts: [choose(clientList.filter, 'Paused')], shows: said('1 of 6') },
  { name: 'ten thousand', scenario: 'many', shows: said('10,000') },
  { name: 'long texts', scenario: 'long', shows: said(LONG_NAME) },
  { name: 'names from right to left', scenario: 'rtl', shows: said(RTL_NAMES[2]) },
  { name: 'as support sees it', as: 'support', shows: said('Vinbar Ved Åen') },
]);

const creation = screen({ screen: 'Create a client', path: '/admin?tab=clients', as: 'operator' }, [
  { name: 'empty', acts: [opened], shows: dialog(createForm.title) },
  {
    name: 'fields missing',
    acts: [opened, press(createForm.submit, 'button', 'dialog')],
    shows: { role: 'dialog', text: 'Business name is required' },
  },
]);

const editing = `${panel('profile')}&edit=1`;

const record = [
  ...screen({ screen: 'Client panel', path: panel('profile'), as: 'operator' }, [
    { name: 'profile', shows: { role: 'dialog', name: 'Vinbar Ved Åen' } },
    { name: 'long texts', scenario: 'long', shows: inPanel(LONG_NAME) },
    { name: 'an address that takes no mail', path: panel('profile', UNREACHED_CLIENT), shows: inPanel(takesNone) },
    {
      name: 'a client who is not there',
      path: '/admin?tab=clients&client=unknown',
      shows: { role: 'dialog', text: clientRecord.unknown },
    },
  ]),
  ...screen({ screen: 'Edit a client', path: editing, as: 'operator' }, [
    { name: 'as it is', shows: { role: 'form', name: 'Vinbar Ved Åen' } },
  ]),
];

export const clientStates: AdminState[] = [...tiles, ...list, ...creation, ...record];
