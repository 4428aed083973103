import { Button } from '@skal/shared-ui/components/Button/Button.tsx';
import { Select } from '@skal/shared-ui/components/Field/Select.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import { chosenOf, remoteChoices, scenarioChoices, shortName, withChoice } from './choices.ts';
import type { KnownPerson } from './people.ts';
import type { RemoteMocks } from './remotes.ts';
import { type SaidLine, writeReport } from './report.ts';
import type { LiveBundle, OtherVersion } from './site.ts';
import { NOTHING_SPECIAL, type Wish, writeWish } from './wish.ts';

interface PanelProps {
  wish: () => Wish;
  remotes: readonly RemoteMocks[];
  people: readonly KnownPerson[];
  /** The remote whose page is on screen. */
  current: () => RemoteMocks | undefined;
  bundles: readonly LiveBundle[];
  versions: Readonly<Record<string, readonly OtherVersion[]>>;
  said: readonly SaidLine[];
  /** Goes to a page as wished. */
  open: (wish: Wish, path: string) => void;
}

function save(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `skal-report-${Date.now()}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** How calls are answered, and by whom: each choice opens the page anew, and is a link. */
export function Panel(props: PanelProps) {
  const [shown, setShown] = useState(false);
  return (
    <Place data-print="none">
      {shown && <Choices {...props} />}
      <Button size="sm" variant="secondary" aria-expanded={shown} onClick={() => setShown(!shown)}>
        QA
      </Button>
    </Place>
  );
}

function Choices({ wish, remotes, people, current, bundles, versions, said, open }: PanelProps) {
  const [note, setNote] = useState('');
  const now = wish();
  const own = current();
  const { pathname } = window.location;
  const link = `${window.location.origin}${pathname}${writeWish(now)}`;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setNote('The link is copied.'),
      () => setNote(link),
    );
  return (
    <Sheet role="region" aria-label="How calls are answered">
      <Select
        label="Signed in"
        showLabel
        value={now.as}
        options={people.map(({ id, label }) => ({ value: id, label }))}
        onValueChange={(as) => {
          const person = people.find(({ id }) => id === as);
          const isTheirs = person?.remote?.name === own?.name;
          open({ ...now, as, scenario: 'ok' }, isTheirs || !person ? pathname : person.home);
        }}
      />
      <Select
        label={`Answers${own ? ` for ${own.name}` : ''}`}
        showLabel
        value={now.scenario}
        options={scenarioChoices(own, now.scenario)}
        onValueChange={(scenario) => open({ ...now, scenario }, pathname)}
      />
      {remotes.map(({ name }) => (
        <Select
          key={name}
          label={name}
          showLabel
          value={chosenOf(now, shortName(name))}
          options={remoteChoices(versions[name] ?? [])}
          onValueChange={(choice) => open(withChoice(now, shortName(name), choice), pathname)}
        />
      ))}
      <Row>
        <Button size="sm" variant="secondary" onClick={copy}>
          Copy link
        </Button>
        <Button size="sm" variant="secondary" onClick={() => save(writeReport({ link, bundles, said }))}>
          Save report
        </Button>
        <Button size="sm" variant="secondary" onClick={() => open(NOTHING_SPECIAL, pathname)}>
          Reset
        </Button>
      </Row>
      <output>{note}</output>
    </Sheet>
  );
}

/* Above what the page floats itself, and to be pressed while a popup of the page keeps presses from all else. */
const Place = styled.div`
  position: fixed;
  inset: auto 0 0 auto;
  z-index: 2147483647;
  display: grid;
  justify-items: end;
  gap: 8px;
  margin: 16px;
  max-inline-size: calc(100vw - 32px);
  pointer-events: auto;
`;

const Sheet = styled.section`
  display: grid;
  gap: 12px;
  inline-size: 320px;
  max-inline-size: 100%;
  max-block-size: 70vh;
  padding: 16px;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-12, 12px);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--elevation-3);
  font: var(--type-body);

  output {
    overflow-wrap: anywhere;
    font: var(--type-label);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
