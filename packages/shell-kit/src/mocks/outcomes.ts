import { callByUrl } from '@skal/contracts/knownCalls';
import {
  type EndpointRef,
  type ExpectedElement,
  expireSession,
  type ScreenState,
  stateSlug,
  toast,
  type UserAction,
} from './states.ts';

/** What may become of a call, by the scenario that brings it about, and what a state of it is called. */
const READ = {
  ...{ ok: 'filled', empty: 'empty', many: 'ten thousand', slow: 'on its way', offline: 'no connection' },
  ...{ '403': 'not permitted', '429': 'refused: too many requests', '500': 'failed' },
} as const;
const SENT = {
  ...{ ok: 'done', slow: 'being sent', offline: 'no connection', validation: 'a field refused by the server' },
  ...{ '401': 'the session has ended', '403': 'not permitted', '409': 'there already' },
  ...{ '429': 'refused: too many requests', '500': 'failed' },
} as const;

export type CallOutcome = keyof typeof READ | keyof typeof SENT;

/** What the api says of a refusal that any call may meet. */
const SAID: Partial<Record<CallOutcome, ExpectedElement>> = {
  '401': toast('Authentication Required'),
  '403': toast('may not do this'),
  '429': toast('Too many requests'),
  '500': toast('went wrong on our side'),
};

/** Refused like this is what does not depend on what was sent. */
const ANY_TIME: readonly CallOutcome[] = ['403', '429', '500'];

/** A call of a screen: how it comes about, and what is seen of it. */
export interface CallPlan<Person extends string = string>
  extends Pick<ScreenState<Person>, 'screen' | 'path' | 'persona' | 'device'> {
  readonly endpoint: EndpointRef;
  /** What is read or sent, where a screen has several: it goes before the names of the states. */
  readonly label?: string;
  /** What leads to the call; the last of it sends. */
  readonly steps?: readonly UserAction[];
  /** Seen while it is under way. */
  readonly whilePending?: ExpectedElement;
  /** Seen when no answer came, and, of what is read, after any refusal. */
  readonly onError?: ExpectedElement;
  /** What is seen of single outcomes. */
  readonly expected?: Partial<Record<CallOutcome, ExpectedElement>>;
  /** The names of outcomes that have one of their own. A state that is listed by hand under such a name is that outcome. */
  readonly stateNames?: Partial<Record<CallOutcome, string>>;
}

/** What is seen of each outcome that the contract knows of this call. */
function sightsOf({
  endpoint,
  whilePending,
  onError,
  expected,
}: CallPlan): Partial<Record<CallOutcome, ExpectedElement>> {
  const call = callByUrl(endpoint.method, endpoint.path);
  if (!call) throw new Error(`${endpoint.method} ${endpoint.path} is no call of the contracts`);
  const isRead = endpoint.method === 'GET';
  const refused = ANY_TIME.filter((status) => call.errorStatuses.includes(Number(status)));
  return {
    ...(whilePending && { slow: whilePending }),
    ...(onError && { offline: onError }),
    ...Object.fromEntries(refused.map((status) => [status, isRead ? onError : SAID[status]])),
    // Whoever has no session has no page that reads.
    ...(!isRead && call.access !== 'public' && { '401': SAID['401'] }),
    ...expected,
  };
}

const nameIn = ({ endpoint, label, stateNames }: CallPlan, outcome: CallOutcome): string => {
  const names: Partial<Record<CallOutcome, string>> = endpoint.method === 'GET' ? READ : SENT;
  return stateNames?.[outcome] ?? [label, names[outcome]].filter(Boolean).join(': ');
};

/** The state that an outcome is. A session ends before what would be sent; all else is an answer to the call. */
function stateOf<Person extends string>(
  plan: CallPlan<Person>,
  outcome: CallOutcome,
  expects: ExpectedElement,
): ScreenState<Person, CallOutcome> {
  const { screen, path, persona, device, endpoint, steps = [] } = plan;
  const own = { outcomes: [[endpoint, outcome]] as const, name: nameIn(plan, outcome) };
  const at = { screen, path, persona, expects, ...own, ...(device && { device }) };
  if (outcome === '401' && callByUrl(endpoint.method, endpoint.path)?.access !== 'public') {
    return { ...at, actions: [...steps.slice(0, -1), expireSession, ...steps.slice(-1)] };
  }
  const how = outcome === 'ok' ? {} : { answers: [[endpoint, outcome]] as const };
  return { ...at, ...how, ...(steps.length > 0 && { actions: steps }) };
}

/**
 * States that are listed by hand, and those of every outcome that the contracts know of a call. An outcome that differs
 * in its acts or its place is listed by hand, under the name that the plan gives it.
 * @throws when a plan names a state that is neither listed nor shown, or when a state is listed that a plan generates
 */
export function withCallOutcomes<Person extends string, Scenario extends string>(
  listed: readonly ScreenState<Person, Scenario>[],
  plans: readonly CallPlan<Person>[],
): ScreenState<Person, Scenario | CallOutcome>[] {
  const states = new Map<string, ScreenState<Person, Scenario | CallOutcome>>(
    listed.map((state) => [stateSlug(state), state]),
  );
  const byHand = new Set(states.keys());
  for (const plan of plans) {
    const { screen, endpoint, stateNames = {}, expected: own = {} } = plan;
    const sights = sightsOf(plan);
    for (const outcome of new Set([...Object.keys(sights), ...Object.keys(stateNames)] as CallOutcome[])) {
      const slug = stateSlug({ screen, name: nameIn(plan, outcome) });
      const known = states.get(slug);
      const shows = sights[outcome];
      if (byHand.has(slug) && (own[outcome] || !stateNames[outcome])) {
        throw new Error(`${slug} is listed, and generated from a plan: keep one of them`);
      }
      if (known) states.set(slug, { ...known, outcomes: [...(known.outcomes ?? []), [endpoint, outcome]] });
      else if (!shows) throw new Error(`No state is called ${slug}`);
      else states.set(slug, stateOf(plan, outcome, shows));
    }
  }
  return [...states.values()];
}
