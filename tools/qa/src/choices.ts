import type { Option } from '@skal/shared-ui/components/Field/SelectField.tsx';
import { commonScenarios } from '@skal/shell-kit/mocks/scenarios.ts';
import type { RemoteMocks } from './remotes.ts';
import type { OtherVersion } from './site.ts';
import { CONDITIONS, type Condition, type Wish } from './wish.ts';

const CONDITION_LABELS: Readonly<Record<Condition, string>> = {
  down: 'Down: its files do not come',
  slow: 'Slow: each file takes 4 seconds',
  corrupt: 'Corrupt: one bit of each file is turned',
};

/** A remote's name as the address has it. */
export const shortName = (name: string): string => name.replace(/^mfe-/, '');

/** What a remote can be like: as it is, with something the matter, or in another version. */
export const remoteChoices = (versions: readonly OtherVersion[]): Option[] => [
  { value: '', label: 'As it is' },
  ...CONDITIONS.map((condition) => ({ value: condition, label: CONDITION_LABELS[condition] })),
  ...versions.map(({ version, label }) => ({ value: version, label })),
];

/** What is chosen of a remote. */
export const chosenOf = ({ conditions, versions }: Wish, name: string): string =>
  conditions[name] ?? versions[name] ?? '';

const without = <Value>(record: Readonly<Record<string, Value>>, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== name));

/** The wish with another choice for a remote. */
export function withChoice(wish: Wish, name: string, choice: string): Wish {
  const [conditions, versions] = [without(wish.conditions, name), without(wish.versions, name)];
  const condition = CONDITIONS.find((each) => each === choice);
  if (condition) return { ...wish, conditions: { ...conditions, [name]: condition }, versions };
  return { ...wish, conditions, versions: choice === '' ? versions : { ...versions, [name]: choice } };
}

/** Every scenario that a remote has, and the one that a link asked for though the remote has it not. */
export function scenarioChoices(remote: RemoteMocks | undefined, chosen: string): Option[] {
  const own = Object.entries(remote?.scenarios ?? { ok: [] }).flatMap(([name, scenario]) =>
    typeof scenario === 'object' ? [name] : [],
  );
  const common = commonScenarios.flatMap(([name, label]) =>
    own.includes(name) ? [{ value: name, label: `${name}: ${label}` }] : [],
  );
  const rest = own.filter((name) => !commonScenarios.some(([known]) => known === name));
  const known: Option[] = [...common, ...rest.map((name) => ({ value: name, label: name }))];
  return own.includes(chosen) ? known : [...known, { value: chosen, label: `${chosen} (not of this remote)` }];
}

/** The endpoints that are answered like all others, to choose one that shall not be. */
export const answeredApart = (names: readonly string[], answers: Wish['answers']): Option[] =>
  names.filter((name) => !Object.hasOwn(answers, name)).map((name) => ({ value: name, label: name }));

/** The answers of single endpoints with another scenario for one; without one it is answered like all others. */
export const withAnswer = (answers: Wish['answers'], name: string, scenario: string): Wish['answers'] =>
  scenario === '' ? without(answers, name) : { ...answers, [name]: scenario };
