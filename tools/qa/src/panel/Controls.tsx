import { countries } from '@skal/contracts/fields/phone';
import { LOCALES } from '@skal/contracts/site/locale';
import { Select } from '@skal/shared-ui/components/Field/choice/Select.tsx';
import { styled } from 'styled-components';
import { endpointNames } from '../responses/endpoints.ts';
import { PHONE_COUNTRIES, type QaSettings, THEMES } from '../settings/qaSettings.ts';
import {
  overriddenEndpoints,
  overrideEndpoint,
  remoteChoices,
  scenarioChoices,
  selectedFor,
  selectFor,
  shortName,
} from './controlOptions.ts';
import { currentPath, type PanelContext } from './panelContext.ts';

/** Settings of the page: signed-in user, responses, appearance, and each remote. */
export function Controls({
  context: { settings, remotes, users, current, versions, open },
}: {
  context: PanelContext;
}) {
  const active = settings();
  const currentRemote = current();
  const apply = (change: Partial<QaSettings>, path = currentPath()) => open({ ...active, ...change }, path);
  return (
    <Fields>
      <Select
        label="Signed in"
        showLabel
        value={active.as}
        options={users.map(({ id, label }) => ({ value: id, label }))}
        onValueChange={(as) => {
          const user = users.find(({ id }) => id === as);
          const isOwn = user?.remote?.name === currentRemote?.name;
          apply({ as, scenario: 'ok', endpointScenarios: {}, state: null }, isOwn || !user ? currentPath() : user.home);
        }}
      />
      <Select
        label={`Answers${currentRemote ? ` for ${currentRemote.name}` : ''}`}
        showLabel
        value={active.scenario}
        options={scenarioChoices(currentRemote, active.scenario)}
        onValueChange={(scenario) => apply({ scenario, state: null })}
      />
      {Object.entries(active.endpointScenarios).map(([name, scenario]) => (
        <Select
          key={name}
          label={`Answers of ${name}`}
          showLabel
          value={scenario}
          options={[{ value: '', label: 'Same as the others' }, ...scenarioChoices(currentRemote, scenario)]}
          onValueChange={(next) => apply({ endpointScenarios: overrideEndpoint(active.endpointScenarios, name, next) })}
        />
      ))}
      <Select
        label="Override one endpoint"
        showLabel
        value=""
        options={[
          { value: '', label: 'No more endpoints' },
          ...overriddenEndpoints(endpointNames, active.endpointScenarios),
        ]}
        onValueChange={(name) => apply({ endpointScenarios: overrideEndpoint(active.endpointScenarios, name, '500') })}
      />
      <Select
        label="Language"
        showLabel
        value={active.lang ?? ''}
        options={[{ value: '', label: 'Of the page' }, ...LOCALES.map((value) => ({ value, label: value }))]}
        onValueChange={(value) => apply({ lang: LOCALES.find((locale) => locale === value) ?? null })}
      />
      <Select
        label="Theme"
        showLabel
        value={active.theme ?? ''}
        options={[{ value: '', label: 'System setting' }, ...THEMES.map((value) => ({ value, label: value }))]}
        onValueChange={(value) => apply({ theme: THEMES.find((theme) => theme === value) ?? null })}
      />
      <Select
        label="Phone numbers"
        showLabel
        value={active.phone ?? ''}
        options={[
          { value: '', label: 'Unchanged' },
          ...countries.map(({ name, code }) => ({ value: code, label: `${name} ${code}` })),
        ]}
        onValueChange={(value) => apply({ phone: PHONE_COUNTRIES.find((code) => code === value) ?? null })}
      />
      {remotes.map(({ name }) => (
        <Select
          key={name}
          label={name}
          showLabel
          value={selectedFor(active, shortName(name))}
          options={remoteChoices(versions[name] ?? [])}
          onValueChange={(choice) => open(selectFor(active, shortName(name), choice), currentPath())}
        />
      ))}
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;
