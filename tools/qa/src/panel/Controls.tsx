import { countries } from '@skal/contracts/fields/phone';
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
export function Controls({ tester: { settings, remotes, users, current, versions, open } }: { tester: PanelContext }) {
  const now = settings();
  const own = current();
  const go = (change: Partial<QaSettings>, path = currentPath()) => open({ ...now, ...change }, path);
  return (
    <Fields>
      <Select
        label="Signed in"
        showLabel
        value={now.as}
        options={users.map(({ id, label }) => ({ value: id, label }))}
        onValueChange={(as) => {
          const person = users.find(({ id }) => id === as);
          const isTheirs = person?.remote?.name === own?.name;
          go(
            { as, scenario: 'ok', endpointScenarios: {}, state: null },
            isTheirs || !person ? currentPath() : person.home,
          );
        }}
      />
      <Select
        label={`Answers${own ? ` for ${own.name}` : ''}`}
        showLabel
        value={now.scenario}
        options={scenarioChoices(own, now.scenario)}
        onValueChange={(scenario) => go({ scenario, state: null })}
      />
      {Object.entries(now.endpointScenarios).map(([name, scenario]) => (
        <Select
          key={name}
          label={`Answers of ${name}`}
          showLabel
          value={scenario}
          options={[{ value: '', label: 'Like all others' }, ...scenarioChoices(own, scenario)]}
          onValueChange={(next) => go({ endpointScenarios: overrideEndpoint(now.endpointScenarios, name, next) })}
        />
      ))}
      <Select
        label="Answer one endpoint apart"
        showLabel
        value=""
        options={[{ value: '', label: 'None more' }, ...overriddenEndpoints(endpointNames, now.endpointScenarios)]}
        onValueChange={(name) => go({ endpointScenarios: overrideEndpoint(now.endpointScenarios, name, '500') })}
      />
      <Select
        label="Theme"
        showLabel
        value={now.theme ?? ''}
        options={[{ value: '', label: 'As the system has it' }, ...THEMES.map((value) => ({ value, label: value }))]}
        onValueChange={(value) => go({ theme: THEMES.find((theme) => theme === value) ?? null })}
      />
      <Select
        label="Phone numbers"
        showLabel
        value={now.phone ?? ''}
        options={[
          { value: '', label: 'As they are' },
          ...countries.map(({ name, code }) => ({ value: code, label: `${name} ${code}` })),
        ]}
        onValueChange={(value) => go({ phone: PHONE_COUNTRIES.find((code) => code === value) ?? null })}
      />
      {remotes.map(({ name }) => (
        <Select
          key={name}
          label={name}
          showLabel
          value={selectedFor(now, shortName(name))}
          options={remoteChoices(versions[name] ?? [])}
          onValueChange={(choice) => open(selectFor(now, shortName(name), choice), currentPath())}
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
