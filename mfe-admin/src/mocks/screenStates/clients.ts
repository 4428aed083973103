import { formatLocale } from '@skal/shell-kit/i18n/formatLocale.ts';
import { LONG_NAME, RTL_NAMES } from '@skal/shell-kit/mocks/scenarios.ts';
import { choose, click, dialog, fill } from '@skal/shell-kit/mocks/states.ts';
import { adminCopy, clientDetails, clientList, createForm, overview } from '../../content/dashboard/admin.ts';
import { bouncedSince } from '../../content/operations/deadLetters.ts';
import { formatDay } from '../../format/date.ts';
import { BOUNCED_CLIENT } from '../clients.ts';
import { BOUNCED_SINCE } from '../deadLetters.ts';
import {
  type AdminScreenState,
  clientPanelPath,
  defineScreenStates,
  dialogContains,
  mainContains,
} from './builders.ts';
import { openCreateDialog } from './clientSteps.ts';

const TEN_THOUSAND = (10_000).toLocaleString(formatLocale());
const bounceWarning = bouncedSince(formatDay(BOUNCED_SINCE));

const tiles = defineScreenStates({ screen: 'Admin overview', path: '/admin', persona: 'operator' }, [
  { name: 'filled', expects: mainContains(overview.tiles.average) },
  { name: 'no clients', scenario: 'empty', expects: mainContains(overview.noRecent) },
  { name: 'long texts', scenario: 'long', expects: mainContains(LONG_NAME) },
  { name: 'names from right to left', scenario: 'rtl', expects: mainContains(RTL_NAMES[0]) },
  { name: 'ten thousand clients', scenario: 'many', expects: mainContains(TEN_THOUSAND) },
  { name: 'not permitted', scenario: '403', expects: mainContains(adminCopy.listFailed.title) },
  { name: 'failed', scenario: '500', expects: mainContains(adminCopy.listFailed.title) },
  { name: 'no connection', scenario: 'offline', expects: mainContains(adminCopy.listFailed.title) },
]);

const search = (text: string) => fill(clientList.search, text);

const list = defineScreenStates({ screen: 'Clients', path: '/admin?tab=clients', persona: 'operator' }, [
  { name: 'filled', expects: mainContains('Vinbar Ved Åen') },
  { name: 'none', scenario: 'empty', expects: mainContains(clientList.emptyAtAll) },
  { name: 'none match', actions: [search('no such client')], expects: mainContains(clientList.emptyNarrowed) },
  {
    name: 'narrowed to those who are paused',
    actions: [choose(clientList.filter, 'Paused')],
    expects: mainContains(clientList.count(1, 6)),
  },
  { name: 'ten thousand', scenario: 'many', expects: mainContains(TEN_THOUSAND) },
  { name: 'long texts', scenario: 'long', expects: mainContains(LONG_NAME) },
  { name: 'names from right to left', scenario: 'rtl', expects: mainContains(RTL_NAMES[2]) },
  { name: 'as support sees it', persona: 'support', expects: mainContains('Vinbar Ved Åen') },
]);

const creation = defineScreenStates({ screen: 'Create a client', path: '/admin?tab=clients', persona: 'operator' }, [
  { name: 'empty', actions: [openCreateDialog], expects: dialog(createForm.title) },
  {
    name: 'fields missing',
    actions: [openCreateDialog, click(createForm.submit, 'button', 'dialog')],
    expects: { role: 'dialog', text: 'Business name is required' },
  },
]);

const editing = `${clientPanelPath('profile')}&edit=1`;

const record = [
  ...defineScreenStates({ screen: 'Client panel', path: clientPanelPath('profile'), persona: 'operator' }, [
    { name: 'profile', expects: { role: 'dialog', name: 'Vinbar Ved Åen' } },
    { name: 'long texts', scenario: 'long', expects: dialogContains(LONG_NAME) },
    {
      name: 'an address that takes no mail',
      path: clientPanelPath('profile', BOUNCED_CLIENT),
      expects: dialogContains(bounceWarning),
    },
    {
      name: 'a client who is not there',
      path: '/admin?tab=clients&client=unknown',
      expects: { role: 'dialog', text: clientDetails.unknown },
    },
  ]),
  ...defineScreenStates({ screen: 'Edit a client', path: editing, persona: 'operator' }, [
    { name: 'as it is', expects: { role: 'form', name: 'Vinbar Ved Åen' } },
  ]),
];

export const clientStates: AdminScreenState[] = [...tiles, ...list, ...creation, ...record];
