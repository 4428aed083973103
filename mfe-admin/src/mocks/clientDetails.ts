import type { MilestoneReply } from '@skal/contracts/app/appStatus';
import { milestone } from '@skal/contracts/app/milestone';
import { type ClientDetailReply, type ClientReply, client } from '@skal/contracts/client/client';
import { clientEdit } from '@skal/contracts/client/editClient';
import { adminLogo } from '@skal/contracts/client/logo';
import { storeLinks } from '@skal/contracts/client/storeLinks';
import { logoResponse } from '@skal/shell-kit/mocks/logoResponse.ts';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

const gone = (what: string) => errorResponse(404, `This ${what} no longer exists. Someone may have removed it.`);

/** Makes the details of a client; defaults are those of a new client. */
export const makeClientDetails = (client: ClientReply, change: Partial<ClientDetailReply> = {}): ClientDetailReply => ({
  ...client,
  features: { reservations: true, ecommerce: false, events: true, takeaway: false, loyalty: false },
  branding: {
    ...{ businessName: client.businessName, description: 'Premium app management' },
    ...{ primaryColor: null, accentColor: null },
  },
  logo: null,
  storeLinks: { appStore: null, googlePlay: null },
  nextBillingDate: null,
  secondFactor: false,
  undeliverableSince: null,
  undoLaunchUntil: null,
  ...change,
});

/** Returns the present fields only. */
const presentFields = <Fields extends object>(fields: Fields | undefined) =>
  Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== undefined)) as Partial<Fields>;

/** Mocks the details of clients, with changes. */
export function clientDetailsHandlers(
  clients: ClientReply[],
  knownDetails: readonly ClientDetailReply[] = [],
): RequestHandler[] {
  const details = new Map(knownDetails.map((record) => [record.id, record]));
  const find = (id: string) => {
    const listed = clients.find((item) => item.id === id);
    return listed && { ...(details.get(id) ?? makeClientDetails(listed)), ...listed };
  };
  const keep = (record: ClientDetailReply): ClientDetailReply => {
    const next = { ...record, version: record.version + 1 };
    details.set(next.id, next);
    const { features, branding, logo, storeLinks, nextBillingDate, secondFactor, ...rest } = next;
    const { undoLaunchUntil, undeliverableSince, ...listed } = rest;
    clients.splice(
      clients.findIndex(({ id }) => id === next.id),
      1,
      listed,
    );
    return next;
  };
  const withRecord = (id: string, work: (record: ClientDetailReply) => ClientDetailReply | Response | undefined) => {
    const record = find(id);
    return record ? work(record) : gone('client');
  };

  return [
    mockEndpoint(client.read, ({ params }) => withRecord(params.id, (record) => record) ?? gone('client')),
    mockEndpoint(
      clientEdit.edit,
      ({ params, body }) =>
        withRecord(params.id, (record) => {
          const { version = record.version, features, branding, ...plain } = body;
          if (version !== record.version) {
            return errorResponse(409, 'Someone else has changed this client in the meantime.', {
              code: 'outdated',
              current: record,
            });
          }
          return keep({
            ...record,
            ...presentFields(plain),
            features: { ...record.features, ...presentFields(features) },
            branding: { ...record.branding, ...presentFields(branding) },
          });
        }) ?? gone('client'),
    ),
    mockEndpoint(client.remove, ({ params }) => {
      const index = clients.findIndex(({ id }) => id === params.id);
      if (index < 0) return gone('client');
      clients.splice(index, 1);
    }),
    mockEndpoint(
      client.launch,
      ({ params }) =>
        withRecord(params.id, (record) =>
          record.liveAt
            ? errorResponse(409, 'This app has been live since 21 Nov 2026.')
            : keep({
                ...record,
                liveAt: new Date().toISOString(),
                undoLaunchUntil: new Date(Date.now() + 600_000).toISOString(),
              }),
        ) ?? gone('client'),
    ),
    mockEndpoint(client.undoLaunch, ({ params }) => {
      const record = find(params.id);
      if (!record) return gone('client');
      if (!record.liveAt) return errorResponse(409, 'This app is not live, so there is nothing to undo.');
      keep({ ...record, liveAt: null, undoLaunchUntil: null });
    }),
    mockEndpoint(client.resetFactor, ({ params }) => {
      const record = find(params.id);
      if (!record) return gone('client');
      keep({ ...record, secondFactor: false });
    }),
    mockEndpoint(adminLogo.read, ({ params }) => (find(params.id)?.logo ? logoResponse() : gone('logo'))),
    mockEndpoint(adminLogo.upload, ({ params }) => {
      const record = find(params.id);
      if (!record) return gone('client');
      const logo = `${params.id.slice(0, -1)}${record.version % 10}`;
      keep({ ...record, logo });
      return { logo };
    }),
    mockEndpoint(adminLogo.remove, ({ params }) => {
      const record = find(params.id);
      if (!record) return gone('client');
      keep({ ...record, logo: null });
    }),
    mockEndpoint(storeLinks.save, ({ params, body }) => {
      const record = find(params.id);
      if (!record) return gone('client');
      const links = { appStore: body.appStore || null, googlePlay: body.googlePlay || null };
      keep({ ...record, storeLinks: links });
      return links;
    }),
  ];
}

let made = 0;

/** Makes a milestone; defaults are those of a new one. */
export function makeMilestone(change: Partial<MilestoneReply> = {}): MilestoneReply {
  made += 1;
  return {
    ...{ id: `0198c0de-0000-7000-8001-${String(made).padStart(12, '0')}`, title: `Step ${made}`, description: '' },
    ...{ status: 'pending', waitingOn: 'agency', completedDate: null, estimatedDate: null, details: [] },
    ...change,
  };
}

/** Mocks one timeline for all clients, with changes. */
export function milestoneHandlers(initial: readonly MilestoneReply[]): RequestHandler[] {
  const plan = [...initial];
  return [
    mockEndpoint(milestone.list, () => plan),
    mockEndpoint(milestone.add, ({ body }) => {
      const { completedDate, estimatedDate, ...rest } = body;
      const added = makeMilestone({
        ...rest,
        completedDate: completedDate || null,
        estimatedDate: estimatedDate || null,
      });
      plan.push(added);
      return added;
    }),
    mockEndpoint(milestone.change, ({ params, body }) => {
      const index = plan.findIndex(({ id }) => id === params.id);
      const before = plan[index];
      if (!before) return gone('milestone');
      const { position = index, completedDate, estimatedDate, ...rest } = body;
      const days = {
        completedDate: completedDate === '' ? null : completedDate,
        estimatedDate: estimatedDate === '' ? null : estimatedDate,
      };
      const after: MilestoneReply = { ...before, ...presentFields(rest), ...presentFields(days) };
      plan.splice(index, 1);
      plan.splice(position, 0, after);
      return after;
    }),
    mockEndpoint(milestone.remove, ({ params }) => {
      const index = plan.findIndex(({ id }) => id === params.id);
      if (index < 0) return gone('milestone');
      plan.splice(index, 1);
    }),
  ];
}

/** A timeline with one milestone done, one in progress, one upcoming. */
export const sampleMilestones = (): MilestoneReply[] => [
  makeMilestone({ title: 'Contract', status: 'completed', completedDate: '2026-10-02' }),
  makeMilestone({ title: 'Design', status: 'in-progress', estimatedDate: '2026-11-30', waitingOn: 'client' }),
  makeMilestone({ title: 'Launch', estimatedDate: '2026-12-14' }),
];
