import { appKey } from '@skal/contracts/appKey';
import { connection } from '@skal/contracts/connection';
import { guest } from '@skal/contracts/guest';
import type { Plan } from '@skal/shell-kit/mocks/outcomes.ts';
import { press, type Sight, toast } from '@skal/shell-kit/mocks/states.ts';
import { addKeyForm, newKey, revokeKey } from '../../content/appKeys.ts';
import { guestErasure } from '../../content/appReports.ts';
import { connectForm, disconnect, readNow } from '../../content/connections.ts';
import { connectingAudience, connectingShop, disconnecting, erasing, making, revoking } from './clientActs.ts';
import { type AdminState, inPanel, panel } from './screen.ts';

type AdminPlan = Plan<AdminState['as']>;
const as: AdminState['as'] = 'operator';
const busy = (name: string): Sight => ({ role: 'button', name });

const atReporting = { screen: 'Client panel: reporting', path: panel('reporting'), as };

/** Whatever an operator sends about how a client's app, and what it is connected to, reports. */
export const reportingSends: AdminPlan[] = [
  {
    ...{ ...atReporting, of: appKey.add, what: 'a key', acts: making, failed: toast(addKeyForm.failedReason) },
    ...{ busy: busy(addKeyForm.busy), named: { ok: 'a key made' } },
    shows: { ok: inPanel(newKey.once), '409': toast('live already'), validation: inPanel('at most 64') },
  },
  {
    ...{ ...atReporting, of: appKey.revoke, what: 'a key revoked', acts: revoking, busy: busy(revokeKey.busy) },
    ...{ failed: toast(revokeKey.failedReason), shows: { ok: toast(revokeKey.done) } },
  },
  {
    ...{ ...atReporting, of: connection.connectShopify, what: 'a shop', acts: connectingShop },
    ...{ failed: toast(connectForm.failedReason), busy: busy(connectForm.busy) },
    shows: {
      ok: toast(connectForm.done),
      '409': toast('connected already'),
      validation: inPanel('refuses this client'),
    },
  },
  {
    ...{ ...atReporting, of: connection.connectMailchimp, what: 'an audience', acts: connectingAudience },
    ...{ failed: toast(connectForm.failedReason), busy: busy(connectForm.busy) },
    shows: { ok: toast(connectForm.done), '409': toast('connected already'), validation: inPanel('refuses this API') },
  },
  {
    ...{ ...atReporting, of: connection.read, what: 'a shop read', acts: [press(readNow.of('Shopify'))] },
    ...{ failed: toast(readNow.failedReason), busy: busy(readNow.busy) },
    shows: { ok: toast(readNow.done('Shopify')), '409': toast('being read already') },
  },
  {
    ...{ ...atReporting, of: connection.remove, what: 'a shop disconnected', acts: disconnecting },
    ...{ failed: toast(disconnect.failedReason), busy: busy(disconnect.busy), shows: { ok: toast(disconnect.done) } },
  },
  {
    ...{ ...atReporting, of: guest.erase, what: 'a guest erased', acts: erasing, busy: busy(guestErasure.busy) },
    ...{ failed: toast(guestErasure.failedReason) },
    shows: { ok: toast(guestErasure.done), validation: toast('at most 64') },
  },
];
