import { accountHandlers } from '@skal/account/mocks/handlers.ts';
import { impersonation } from '@skal/contracts/account/impersonation';
import { type OperatorReply, operator } from '@skal/contracts/account/operator';
import { clientPasswordLink } from '@skal/contracts/client/clientPasswordLink';
import { type AuditReply, audit } from '@skal/contracts/operations/audit';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

let made = 0;

/** Returns an id like those of the server. */
const nextId = () => {
  made += 1;
  return `0198c0de-0000-7000-9000-${String(made).padStart(12, '0')}`;
};

/** Makes an operator as the server returns it. */
export const makeOperator = (change: Partial<OperatorReply> = {}): OperatorReply => ({
  id: nextId(),
  contactName: 'Ida Holm',
  email: 'ida@skal.example',
  role: 'support',
  disabled: false,
  lastLogin: '2026-11-20T08:00:00.000Z',
  createdAt: '2026-10-01T08:00:00.000Z',
  secondFactor: false,
  self: false,
  ...change,
});

const sampleOperators = (): OperatorReply[] => [
  makeOperator({ contactName: 'Anna Skov', email: 'admin@skal.example', role: 'owner', self: true }),
  makeOperator(),
  makeOperator({ contactName: 'Bo Lind', secondFactor: true, email: 'bo@skal.example', lastLogin: null }),
];

/** Mocks the list of operators, with invitations and changes. */
export function operatorHandlers(...initial: OperatorReply[]): RequestHandler[] {
  let all = initial;
  const change = (id: string, body: Partial<OperatorReply>) => {
    all = all.map((item) => (item.id === id ? { ...item, ...body } : item));
    return all.find((item) => item.id === id) ?? errorResponse(404, 'This operator was not found.');
  };
  return [
    mockEndpoint(operator.list, () => all),
    mockEndpoint(operator.invite, ({ body }) => {
      if (all.some(({ email }) => email === body.email)) {
        const error = 'An account with this email address already exists.';
        return errorResponse(409, error, { fields: { email: error } });
      }
      const invited = makeOperator({ ...body, lastLogin: null });
      all = [...all, invited];
      return invited;
    }),
    mockEndpoint(operator.change, ({ params, body: { role, disabled } }) =>
      all.some(({ id, self }) => self && id === params.id)
        ? errorResponse(409, 'This is your own account. Another owner can change it.')
        : change(params.id, { ...(role && { role }), ...(disabled !== undefined && { disabled }) }),
    ),
    mockEndpoint(operator.resetFactor, ({ params }) => {
      const changed = change(params.id, { secondFactor: false });
      return changed instanceof Response ? changed : undefined;
    }),
    mockEndpoint(operator.sendLink, () => ({ email: 'ida@skal.example', expiresAt: '2026-11-22T08:00:00.000Z' })),
  ];
}

/** Makes an audit log entry as the server returns it. */
export const makeAuditEntry = (change: Partial<AuditReply> = {}): AuditReply => ({
  id: nextId(),
  at: '2026-11-21T08:12:00.000Z',
  action: 'client.created',
  who: 'Anna Skov <admin@skal.example>',
  clientId: null,
  clientName: 'Vinbar Ved Åen',
  before: null,
  after: { plan: 'premium' },
  from: '127.0.0.1',
  ...change,
});

const sampleTrail = (): AuditReply[] => [
  makeAuditEntry({
    action: 'operator.changed',
    clientName: null,
    before: { email: 'ida@skal.example', role: 'support' },
    after: { email: 'ida@skal.example', role: 'owner' },
  }),
  makeAuditEntry({ action: 'session.refused', who: null, after: { email: 'client@skal.example', reason: 'wrong' } }),
  makeAuditEntry(),
];

/** Mocks the audit log with paging and filters by action and client. */
export function auditHandlers(...entries: AuditReply[]): RequestHandler[] {
  return [
    mockEndpoint(audit.list, ({ body: { action, client, cursor, limit } }) => {
      const after = cursor ? entries.findIndex(({ id }) => id === cursor) + 1 : 0;
      return entries
        .filter((entry) => !action || entry.action === action)
        .filter((entry) => !client || entry.clientId === client)
        .slice(after, after + limit);
    }),
    mockEndpoint(audit.actions, () => [...new Set(entries.map(({ action }) => action))].map((action) => ({ action }))),
  ];
}

/** Mocks every request of the operators and audit log pages. */
export const defaultAccessHandlers: RequestHandler[] = [
  mockEndpoint(impersonation.start, () => ({ until: '2026-11-22T12:15:00.000Z' })),
  mockEndpoint(clientPasswordLink.send, () => ({
    email: 'client@skal.example',
    expiresAt: '2026-11-22T08:00:00.000Z',
  })),
  ...operatorHandlers(...sampleOperators()),
  ...auditHandlers(...sampleTrail()),
  ...accountHandlers(),
];
