import type { SelectOption } from '@skal/shared-ui/components/Field/choice/SelectField.tsx';
import { commonScenarios } from '@skal/shell-kit/mocks/scenarios.ts';
import type { RemoteMocks } from '../responses/remoteMocks.ts';
import type { AvailableVersion } from '../settings/liveBundles.ts';
import { ASSET_FAULTS, type AssetFault, type QaSettings } from '../settings/qaSettings.ts';

const CONDITION_LABELS: Readonly<Record<AssetFault, string>> = {
  down: 'Down: its files fail to load',
  slow: 'Slow: each file takes 4 seconds',
  corrupt: 'Corrupt: one bit of each file is flipped',
};

/** Returns a remote's name as used in the URL. */
export const shortName = (name: string): string => name.replace(/^mfe-/, '');

/** Returns the choices for a remote: unchanged, with a fault, or another version. */
export const remoteChoices = (versions: readonly AvailableVersion[]): SelectOption[] => [
  { value: '', label: 'As it is' },
  ...ASSET_FAULTS.map((condition) => ({ value: condition, label: CONDITION_LABELS[condition] })),
  ...versions.map(({ version, label }) => ({ value: version, label })),
];

/** Returns the current choice for a remote. */
export const selectedFor = ({ assetFaults, versions }: QaSettings, name: string): string =>
  assetFaults[name] ?? versions[name] ?? '';

const omit = <Value>(record: Readonly<Record<string, Value>>, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== name));

/** Returns the settings with another choice for a remote. */
export function selectFor(settings: QaSettings, name: string, choice: string): QaSettings {
  const [conditions, versions] = [omit(settings.assetFaults, name), omit(settings.versions, name)];
  const condition = ASSET_FAULTS.find((each) => each === choice);
  if (condition) return { ...settings, assetFaults: { ...conditions, [name]: condition }, versions };
  return { ...settings, assetFaults: conditions, versions: choice === '' ? versions : { ...versions, [name]: choice } };
}

/** Returns every scenario of a remote, and the linked one even if the remote lacks it. */
export function scenarioChoices(remote: RemoteMocks | undefined, selected: string): SelectOption[] {
  const remoteScenarios = Object.entries(remote?.scenarios ?? { ok: [] }).flatMap(([name, scenario]) =>
    typeof scenario === 'object' ? [name] : [],
  );
  const common = commonScenarios.flatMap(([name, label]) =>
    remoteScenarios.includes(name) ? [{ value: name, label: `${name}: ${label}` }] : [],
  );
  const rest = remoteScenarios.filter((name) => !commonScenarios.some(([known]) => known === name));
  const known: SelectOption[] = [...common, ...rest.map((name) => ({ value: name, label: name }))];
  return remoteScenarios.includes(selected)
    ? known
    : [...known, { value: selected, label: `${selected} (not of this remote)` }];
}

/** Returns the endpoints without their own scenario. */
export const overriddenEndpoints = (
  names: readonly string[],
  answers: QaSettings['endpointScenarios'],
): SelectOption[] =>
  names.filter((name) => !Object.hasOwn(answers, name)).map((name) => ({ value: name, label: name }));

/** Returns the endpoint scenarios with one changed; an empty scenario removes it. */
export const overrideEndpoint = (
  answers: QaSettings['endpointScenarios'],
  name: string,
  scenario: string,
): QaSettings['endpointScenarios'] => (scenario === '' ? omit(answers, name) : { ...answers, [name]: scenario });
