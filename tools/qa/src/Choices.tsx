import { countries } from '@skal/contracts/phone';
import { Select } from '@skal/shared-ui/components/Field/Select.tsx';
import { styled } from 'styled-components';
import {
  answeredApart,
  chosenOf,
  remoteChoices,
  scenarioChoices,
  shortName,
  withAnswer,
  withChoice,
} from './choices.ts';
import { endpointNames } from './endpoints.ts';
import { here, type Tester } from './tester.ts';
import { PHONES, THEMES, type Wish } from './wish.ts';

/** Who is signed in, how calls are answered, what the page looks like, and what each remote is like. */
export function Choices({ tester: { wish, remotes, people, current, versions, open } }: { tester: Tester }) {
  const now = wish();
  const own = current();
  const go = (change: Partial<Wish>, path = here()) => open({ ...now, ...change }, path);
  return (
    <Fields>
      <Select
        label="Signed in"
        showLabel
        value={now.as}
        options={people.map(({ id, label }) => ({ value: id, label }))}
        onValueChange={(as) => {
          const person = people.find(({ id }) => id === as);
          const isTheirs = person?.remote?.name === own?.name;
          go({ as, scenario: 'ok', answers: {}, state: null }, isTheirs || !person ? here() : person.home);
        }}
      />
      <Select
        label={`Answers${own ? ` for ${own.name}` : ''}`}
        showLabel
        value={now.scenario}
        options={scenarioChoices(own, now.scenario)}
        onValueChange={(scenario) => go({ scenario, state: null })}
      />
      {Object.entries(now.answers).map(([name, scenario]) => (
        <Select
          key={name}
          label={`Answers of ${name}`}
          showLabel
          value={scenario}
          options={[{ value: '', label: 'Like all others' }, ...scenarioChoices(own, scenario)]}
          onValueChange={(next) => go({ answers: withAnswer(now.answers, name, next) })}
        />
      ))}
      <Select
        label="Answer one endpoint apart"
        showLabel
        value=""
        options={[{ value: '', label: 'None more' }, ...answeredApart(endpointNames, now.answers)]}
        onValueChange={(name) => go({ answers: withAnswer(now.answers, name, '500') })}
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
        onValueChange={(value) => go({ phone: PHONES.find((code) => code === value) ?? null })}
      />
      {remotes.map(({ name }) => (
        <Select
          key={name}
          label={name}
          showLabel
          value={chosenOf(now, shortName(name))}
          options={remoteChoices(versions[name] ?? [])}
          onValueChange={(choice) => open(withChoice(now, shortName(name), choice), here())}
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
