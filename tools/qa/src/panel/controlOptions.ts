import type { SelectOption } from '@skal/shared-ui/components/Field/choice/SelectField.tsx';
import { commonScenarios } from '@skal/shell-kit/mocks/scenarios.ts';
import type { RemoteMocks } from '../responses/remoteMocks.ts';
import type { AvailableVersion } from '../settings/liveBundles.ts';
import { ASSET_FAULTS, type AssetFault, type QaSettings } from '../settings/qaSettings.ts';

const CONDITION_LABELS: Readonly<Record<AssetFault, string>> = {
  down: 'Down: its files do not come',
  slow: 'Slow: each file takes 4 seconds',
  corrupt: 'Corrupt: one bit of each file is turned',
};

/** A remote's name as the address has it. */
export const shortName = (name: string): string => name.replace(/^mfe-/, '');

/** What a remote can be like: as it is, with something the matter, or in another version. */
export const remoteChoices = (versions: readonly AvailableVersion[]): SelectOption[] => [
  { value: '', label: 'As it is' },
  ...ASSET_FAULTS.map((condition) => ({ value: condition, label: CONDITION_LABELS[condition] })),
  ...versions.map(({ version, label }) => ({ value: version, label })),
];

/** What is chosen of a remote. */
export const selectedFor = ({ assetFaults, versions }: QaSettings, name: string): string =>
  assetFaults[name] ?? versions[name] ?? '';

const without = <Value>(record: Readonly<Record<string, Value>>, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== name));

/** The wish with another choice for a remote. */
export function selectFor(wish: QaSettings, name: string, choice: string): QaSettings {
  const [conditions, versions] = [without(wish.assetFaults, name), without(wish.versions, name)];
  const condition = ASSET_FAULTS.find((each) => each === choice);
  if (condition) return { ...wish, assetFaults: { ...conditions, [name]: condition }, versions };
  return { ...wish, assetFaults: conditions, versions: choice === '' ? versions : { ...versions, [name]: choice } };
}

/** Every scenario that a remote has, and the one that a link asked for though the remote has it not. */
export function scenarioChoices(remote: RemoteMocks | undefined, chosen: string): SelectOption[] {
  const own = Object.entries(remote?.scenarios ?? { ok: [] }).flatMap(([name, scenario]) =>
    typeof scenario === 'object' ? [name] : [],
  );
  const common = commonScenarios.flatMap(([name, label]) =>
    own.includes(name) ? [{ value: name, label: `${name}: ${label}` }] : [],
  );
  const rest = own.filter((name) => !commonScenarios.some(([known]) => known === name));
  const known: SelectOption[] = [...common, ...rest.map((name) => ({ value: name, label: name }))];
  return own.includes(chosen) ? known : [...known, { value: chosen, label: `${chosen} (not of this remote)` }];
}

/** The endpoints that are answered like all others, to choose one that shall not be. */
export const overriddenEndpoints = (
  names: readonly string[],
  answers: QaSettings['endpointScenarios'],
): SelectOption[] =>
  names.filter((name) => !Object.hasOwn(answers, name)).map((name) => ({ value: name, label: name }));

/** The answers of single endpoints with another scenario for one; without one it is answered like all others. */
export const overrideEndpoint = (
  answers: QaSettings['endpointScenarios'],
  name: string,
  scenario: string,
): QaSettings['endpointScenarios'] => (scenario === '' ? without(answers, name) : { ...answers, [name]: scenario });
