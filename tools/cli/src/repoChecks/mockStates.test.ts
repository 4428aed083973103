import { staff } from '@skal/contracts/client/staff';
import { type CallInfo, callByUrl } from '@skal/contracts/http/callIndex';
import contracts from '@skal/contracts/replies.json' with { type: 'json' };
import { withCallOutcomes } from '@skal/shell-kit/mocks/callOutcomes.ts';
import { stateSlug } from '@skal/shell-kit/mocks/states.ts';
import { loadAllMocks } from '../qa/tables.ts';

/** Calls without a screen state of their own, and why. */
const WITHOUT_STATES: Readonly<Record<string, string>> = {
  'resumableUpload.begin': 'a row of files shows what becomes of it as it does of attachment.upload',
  'resumableUpload.add': 'the same row',
  'photoUpload.read': 'asked after a break only',
  'photoUpload.begin': 'the row of the file shows it as it shows photo.add',
  'photoUpload.add': 'the same row',
  'picture.read': 'a picture with its text, which stands there without an answer',
  'session.read': 'who is signed in: the frame of every page, with states of its own',
  'session.end': 'leads away, whatever is answered',
  'preferences.save': 'the page follows at once, whatever is answered',
  'impersonation.end': 'leads away, whatever is answered',
  'passwordLink.read':
    'the hidden name of the account; a link that is used or expired shows what passwordLink.redeem answers',
  'unread.count': 'a figure beside the tab; without an answer there is none',
  'clientList.count': 'a figure beside the list; without an answer there is none',
  'clientListPreferences.read': 'which columns are hidden; without an answer none is',
  'audit.actions': 'what a filter offers; without an answer it offers all or one',
  'lead.list': 'read by no page: the inbox lists everything',
  'adminTicket.list': 'read by no page: the inbox lists everything',
  'logo.read': 'a picture over the name of the app; without an answer there is none',
  'adminLogo.read': 'a picture with its name, which stands there without an answer',
  'menu.export': 'a link to a file, which the browser saves',
  'liveVersion.read': 'read while the server renders; no page shows it',
  'snippet.list': 'what a list of texts offers; without an answer it offers none',
};

/** Calls after which another remote continues, which has the states. */
const CONTINUES_ELSEWHERE: Readonly<Record<string, string>> = {
  'impersonation.start': 'the portal as an operator views it',
};

/** Lists that stay short, and why. */
const SHORT_LISTS: Readonly<Record<string, string>> = {
  'addOnInterest.list': 'as many as there are add-ons',
  'integrationState.list': 'as many as there are platforms',
  'adminIntegration.list': 'as many as there are platforms',
  'appKey.list': 'at most two',
  'contentHistory.list': 'at most fifty',
  'appAlert.list': 'at most twenty',
  'appWebhook.list': 'at most three',
  'guestEvent.list': 'at most two hundred',
  'guestEvent.bookings': 'at most two hundred',
  'adminAppWebhook.list': 'at most three',
  'adminConnection.list': 'as many as there are connectors',
  'clientConnection.list': 'as many as there are connectors',
  'clientConnection.activity': 'at most twenty',
  'metricSource.list': 'the app, and as many as there are connectors',
  'eventTypeStats.list': 'as many as there are types, and at most a hundred',
  'milestone.list': 'a plan of at most fifty steps',
  'release.list': 'as many as there are bundles',
  'revenue.list': 'as many as there are periods',
  'staffRole.list': 'as many as there are roles',
};

/** Lists that are never empty, and why. */
const NEVER_EMPTY_LISTS: Readonly<Record<string, string>> = {
  'integrationState.list': 'every platform is in it',
  'adminIntegration.list': 'every platform is in it',
  'operator.list': 'the reader is in it',
  'activeSession.list': 'the browser that asks is in it',
  'staffRole.list': 'every role is in it',
  'guestEvent.bookings': 'without an event there is nothing to open',
};

/** Requests without a field that could be invalid. */
const WITHOUT_FIELDS: Readonly<Record<string, string>> = {
  'passkeySignIn.confirm': 'made by a device',
  'signIn.confirm': 'the code is right or wrong, which is no field’s fault',
  'emailChange.confirm': 'comes with the link',
  'emailChange.stop': 'comes with the link',
  'addOnInterest.await': 'a press',
  'menuItem.sellOut': 'a press',
  'menuPrice.undo': 'a press',
  'contentVersion.publish': 'a press',
  'orderAction.take': 'a press',
  'reservationAction.take': 'a press',
  'clientBulk.update': 'a press',
  'clientListPreferences.save': 'a press',
  'adminIntegration.change': 'chosen from a list',
  'adminTicket.change': 'chosen from a list',
  'operator.change': 'a press',
  'staff.change': 'chosen from lists',
  'staffRole.change': 'chosen from lists',
};

/** Requests without a pending state, because the result is rendered at once. */
const WITHOUT_PENDING: Readonly<Record<string, string>> = {
  'clientBulk.update': 'the buttons wait',
  'menuItem.sellOut': 'drawn at once',
  'menuCategory.edit': 'the buttons wait',
  'adminIntegration.change': 'the list waits',
  'clientListPreferences.save': 'drawn at once',
  'adminTicket.change': 'drawn at once',
  'snippet.add': 'beside the text that is written on',
  'operator.change': 'the buttons wait',
};

const VALIDATION_STATUS = 415;
const COMMON_FAILURES = ['403', '409', '429', '500'] as const;

const isList = (name: string): boolean => {
  const replies: Readonly<Record<string, object>> = contracts.replies;
  const reply = replies[name];
  return reply !== undefined && 'type' in reply && reply.type === 'array';
};

/** Returns every outcome of a call that a page must show. */
function outcomesOf({ name, method, access, errorStatuses }: CallInfo): string[] {
  const failures = COMMON_FAILURES.filter((status) => errorStatuses.includes(Number(status)));
  if (method === 'GET') {
    const rows = isList(name)
      ? [...(name in SHORT_LISTS ? [] : ['many']), ...(name in NEVER_EMPTY_LISTS ? [] : ['empty'])]
      : [];
    return ['ok', 'slow', 'offline', ...failures, ...rows];
  }
  const hasFields = errorStatuses.includes(VALIDATION_STATUS) && !(name in WITHOUT_FIELDS) && !name.endsWith('.upload');
  const hasPending =
    errorStatuses.includes(VALIDATION_STATUS) && !(name in WITHOUT_PENDING) && !name.endsWith('.upload');
  return [
    ...(name in CONTINUES_ELSEWHERE ? [] : ['ok']),
    ...['offline', ...failures],
    ...(hasPending ? ['slow'] : []),
    ...(hasFields ? ['validation'] : []),
    ...(access === 'public' ? [] : ['401']),
  ];
}

describe('the states of the mocks', () => {
  it('show every outcome that the contracts define for each call of a remote', async () => {
    const mocks = await loadAllMocks();
    const missing = mocks.flatMap(({ name, handlers, screenStates }) => {
      const calls = new Map(
        handlers.flatMap(({ info }) => {
          const { method, path } = info as { method?: unknown; path?: unknown };
          const call = callByUrl(String(method), String(path));
          return call && !(call.name in WITHOUT_STATES) ? [[call.name, call] as const] : [];
        }),
      );
      const covered = new Set(
        screenStates.flatMap(({ outcomes = [] }) =>
          outcomes.map(([{ method, path }, outcome]) => `${callByUrl(method, path)?.name} ${outcome}`),
        ),
      );
      return [...calls.values()].flatMap((call) =>
        outcomesOf(call)
          .filter((outcome) => !covered.has(`${call.name} ${outcome}`))
          .map((outcome) => `${name}: ${call.name} ${outcome}`),
      );
    });
    const how = 'add a state to its src/mocks/screenStates, or the reason to a list at the top of mockStates.test.ts';
    expect(missing.map((outcome) => `${outcome}: ${how}`)).toEqual([]);
  });

  it('are listed by hand or generated, never both', () => {
    const base = { screen: 'Staff list', path: '/', persona: 'client' };
    const expects = { role: 'main' };
    const plan = { ...base, endpoint: staff.list, onError: expects };
    const slow = { ...base, name: 'on its way', expects };
    expect(() => withCallOutcomes([slow], [{ ...plan, whilePending: expects }])).toThrow(
      'staff-list-on-its-way is listed, and generated from a plan',
    );
    expect(() => withCallOutcomes([slow], [{ ...plan, stateNames: { slow: 'on its way' } }])).not.toThrow();
  });

  it('have distinct links', async () => {
    const slugs = (await loadAllMocks()).flatMap(({ screenStates }) => screenStates.map(stateSlug));
    expect(slugs.filter((slug, base) => slugs.indexOf(slug) !== base)).toEqual([]);
  });
});
