import { callAt } from '@skal/contracts/knownCalls';
import { type Act, type Call, type Sight, type State, sessionEnds, slugOf, toast } from './states.ts';

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

export type Outcome = keyof typeof READ | keyof typeof SENT;

/** What the api says of a refusal that any call may meet. */
const SAID: Partial<Record<Outcome, Sight>> = {
  '401': toast('Authentication Required'),
  '403': toast('may not do this'),
  '429': toast('Too many requests'),
  '500': toast('went wrong on our side'),
};

/** Refused like this is what does not depend on what was sent. */
const ANY_TIME: readonly Outcome[] = ['403', '429', '500'];

/** A call of a screen: how it comes about, and what is seen of it. */
export interface Plan<Person extends string = string> extends Pick<State<Person>, 'screen' | 'path' | 'as' | 'device'> {
  readonly of: Call;
  /** What is read or sent, where a screen has several: it goes before the names of the states. */
  readonly what?: string;
  /** What leads to the call; the last of it sends. */
  readonly acts?: readonly Act[];
  /** Seen while it is under way. */
  readonly busy?: Sight;
  /** Seen when no answer came, and, of what is read, after any refusal. */
  readonly failed?: Sight;
  /** What is seen of single outcomes. */
  readonly shows?: Partial<Record<Outcome, Sight>>;
  /** The names of outcomes that have one of their own. A state that is listed by hand under such a name is that outcome. */
  readonly named?: Partial<Record<Outcome, string>>;
}

/** What is seen of each outcome that the contract knows of this call. */
function sightsOf({ of, busy, failed, shows }: Plan): Partial<Record<Outcome, Sight>> {
  const call = callAt(of.method, of.path);
  if (!call) throw new Error(`${of.method} ${of.path} is no call of the contracts`);
  const isRead = of.method === 'GET';
  const refused = ANY_TIME.filter((status) => call.refuses.includes(Number(status)));
  return {
    ...(busy && { slow: busy }),
    ...(failed && { offline: failed }),
    ...Object.fromEntries(refused.map((status) => [status, isRead ? failed : SAID[status]])),
    // Whoever has no session has no page that reads.
    ...(!isRead && call.access !== 'public' && { '401': SAID['401'] }),
    ...shows,
  };
}

const nameIn = ({ of, what, named }: Plan, outcome: Outcome): string => {
  const names: Partial<Record<Outcome, string>> = of.method === 'GET' ? READ : SENT;
  return named?.[outcome] ?? [what, names[outcome]].filter(Boolean).join(': ');
};

/** The state that an outcome is. A session ends before what would be sent; all else is an answer to the call. */
function stateOf<Person extends string>(plan: Plan<Person>, outcome: Outcome, shows: Sight): State<Person, Outcome> {
  const { screen, path, as, device, of, acts = [] } = plan;
  const own = { of: [[of, outcome]] as const, name: nameIn(plan, outcome) };
  const at = { screen, path, as, shows, ...own, ...(device && { device }) };
  if (outcome === '401' && callAt(of.method, of.path)?.access !== 'public') {
    return { ...at, acts: [...acts.slice(0, -1), sessionEnds, ...acts.slice(-1)] };
  }
  const how = outcome === 'ok' ? {} : { answers: [[of, outcome]] as const };
  return { ...at, ...how, ...(acts.length > 0 && { acts }) };
}

/**
 * States that are listed by hand, and those of every outcome that the contracts know of a call. An outcome that differs
 * in its acts or its place is listed by hand, under the name that the plan gives it.
 * @throws when a plan names a state that is neither listed nor shown, or when a state is listed that a plan generates
 */
export function withOutcomes<Person extends string, Scenario extends string>(
  listed: readonly State<Person, Scenario>[],
  plans: readonly Plan<Person>[],
): State<Person, Scenario | Outcome>[] {
  const states = new Map<string, State<Person, Scenario | Outcome>>(listed.map((state) => [slugOf(state), state]));
  const byHand = new Set(states.keys());
  for (const plan of plans) {
    const { screen, of, named = {}, shows: own = {} } = plan;
    const sights = sightsOf(plan);
    for (const outcome of new Set([...Object.keys(sights), ...Object.keys(named)] as Outcome[])) {
      const slug = slugOf({ screen, name: nameIn(plan, outcome) });
      const known = states.get(slug);
      const shows = sights[outcome];
      if (byHand.has(slug) && (own[outcome] || !named[outcome])) {
        throw new Error(`${slug} is listed, and generated from a plan: keep one of them`);
      }
      if (known) states.set(slug, { ...known, of: [...(known.of ?? []), [of, outcome]] });
      else if (!shows) throw new Error(`No state is called ${slug}`);
      else states.set(slug, stateOf(plan, outcome, shows));
    }
  }
  return [...states.values()];
}
