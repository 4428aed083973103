import { callByUrl } from '@skal/contracts/http/callIndex';
import {
  type EndpointRef,
  type ExpectedElement,
  expireSession,
  type ScreenState,
  stateSlug,
  toast,
  type UserAction,
} from './states.ts';

/** Outcomes of a call by scenario, with the names of their states. */
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

/** The api's message of a rejection that any call may get. */
const COMMON_ERRORS: Partial<Record<CallOutcome, ExpectedElement>> = {
  '401': toast('Authentication Required'),
  '403': toast('Your account is not allowed to do this.'),
  '429': toast('Too many requests. Please try again in 5 minutes.'),
  '500': toast('Something went wrong on our side'),
};

/** Rejections that do not depend on the input. */
const COMMON_ERROR_STATUSES: readonly CallOutcome[] = ['403', '429', '500'];

/** A call of a screen: what triggers it, and what is shown. */
export interface CallPlan<Person extends string = string>
  extends Pick<ScreenState<Person>, 'screen' | 'path' | 'persona' | 'device'> {
  readonly endpoint: EndpointRef;
  /** Names what is read or sent if a screen has several calls; a prefix of the states' names. */
  readonly label?: string;
  /** Actions that trigger the call; the last one sends it. */
  readonly steps?: readonly UserAction[];
  /** Shown while it is pending. */
  readonly whilePending?: ExpectedElement;
  /** Shown without a response; for queries after any rejection. */
  readonly onError?: ExpectedElement;
  /** Shown after single outcomes. */
  readonly expected?: Partial<Record<CallOutcome, ExpectedElement>>;
  /** Custom state names of outcomes. A state that is listed by hand under this name replaces the generated one. */
  readonly stateNames?: Partial<Record<CallOutcome, string>>;
}

/** What is shown for each outcome in the contract of this call. */
function expectedByOutcome({
  endpoint,
  whilePending,
  onError,
  expected,
}: CallPlan): Partial<Record<CallOutcome, ExpectedElement>> {
  const call = callByUrl(endpoint.method, endpoint.path);
  if (!call) throw new Error(`${endpoint.method} ${endpoint.path} is not an endpoint of the contracts`);
  const isRead = endpoint.method === 'GET';
  const commonStatuses = COMMON_ERROR_STATUSES.filter((status) => call.errorStatuses.includes(Number(status)));
  return {
    ...(whilePending && { slow: whilePending }),
    ...(onError && { offline: onError }),
    ...Object.fromEntries(commonStatuses.map((status) => [status, isRead ? onError : COMMON_ERRORS[status]])),
    // Without a session no page reads anything.
    ...(!isRead && call.access !== 'public' && { '401': COMMON_ERRORS['401'] }),
    ...expected,
  };
}

const nameIn = ({ endpoint, label, stateNames }: CallPlan, outcome: CallOutcome): string => {
  const names: Partial<Record<CallOutcome, string>> = endpoint.method === 'GET' ? READ : SENT;
  return stateNames?.[outcome] ?? [label, names[outcome]].filter(Boolean).join(': ');
};

/** The state of an outcome. A session expires before something is sent; all others are responses to the call. */
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
 * Combines states that are listed by hand with generated ones for every outcome in the contract of a call. An outcome
 * with other actions or another place is listed by hand, under the name in the plan.
 * @throws Error when a plan names an unknown state, or a listed state is also generated
 */
export function withCallOutcomes<Person extends string, Scenario extends string>(
  listed: readonly ScreenState<Person, Scenario>[],
  plans: readonly CallPlan<Person>[],
): ScreenState<Person, Scenario | CallOutcome>[] {
  const states = new Map<string, ScreenState<Person, Scenario | CallOutcome>>(
    listed.map((state) => [stateSlug(state), state]),
  );
  const handwrittenSlugs = new Set(states.keys());
  for (const plan of plans) {
    const { screen, endpoint, stateNames = {}, expected: own = {} } = plan;
    const expectedElements = expectedByOutcome(plan);
    for (const outcome of new Set([...Object.keys(expectedElements), ...Object.keys(stateNames)] as CallOutcome[])) {
      const slug = stateSlug({ screen, name: nameIn(plan, outcome) });
      const known = states.get(slug);
      const shows = expectedElements[outcome];
      if (handwrittenSlugs.has(slug) && (own[outcome] || !stateNames[outcome])) {
        throw new Error(`${slug} is listed, and generated from a plan: keep one of them`);
      }
      if (known) states.set(slug, { ...known, outcomes: [...(known.outcomes ?? []), [endpoint, outcome]] });
      else if (!shows) throw new Error(`No state is called ${slug}`);
      else states.set(slug, stateOf(plan, outcome, shows));
    }
  }
  return [...states.values()];
}
