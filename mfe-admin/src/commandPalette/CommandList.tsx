import { media } from '@skal/shared-ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { commandPalette as copy } from '../content/dashboard/commandPalette.ts';
import { groupBy } from '../layout/groupBy.ts';
import type { Command } from './useCommands.ts';

interface Props {
  id: string;
  entries: readonly Command[];
  /** The command that Enter runs. */
  active: Command | undefined;
  optionId: (entry: Command) => string;
  run: (entry: Command) => void;
}

/** The commands by group. The field above keeps the focus and references the active command. */
export function CommandList({ id, entries, active, optionId, run }: Props) {
  const groups = groupBy(entries, ({ group }) => group);
  return (
    <List id={id} role="listbox" aria-label={copy.title} tabIndex={-1}>
      {groups.map(([group, members]) => (
        <Group key={group}>
          <Name>{copy.groups[group]}</Name>
          {members.map((entry) => (
            <Option key={entry.id} {...{ entry, run }} id={optionId(entry)} isActive={entry.id === active?.id} />
          ))}
        </Group>
      ))}
    </List>
  );
}

interface OptionProps extends Pick<Props, 'run'> {
  id: string;
  entry: Command;
  isActive: boolean;
}

function Option({ id, entry, isActive, run }: OptionProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    // The field above handles keys: it is the only focusable element here.
    <Line
      ref={box}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-keyshortcuts={entry.shortcut}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => run(entry)}
    >
      <span>{entry.label}</span>
      {entry.hint ? <Hint>{entry.hint}</Hint> : null}
      {entry.shortcut ? <Key aria-hidden="true">{entry.shortcut}</Key> : null}
    </Line>
  );
}

const List = styled.div`
  max-block-size: 50vh;
  overflow-y: auto;
  outline: none;
`;

const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Name = styled.legend`
  padding: 8px 10px 4px;
  color: var(--ink-2);
  font: var(--type-meta);
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 40px;
  padding: 6px 10px;
  border-radius: var(--radius-4);
  cursor: pointer;

  &:hover,
  &[aria-selected='true'] {
    background: var(--fjord-soft);
  }

  & > span:first-child {
    flex: none;
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }

  ${media.phone} {
    flex-wrap: wrap;
    row-gap: 0;
  }
`;

const Hint = styled.span`
  flex: 1 1 0;
  min-inline-size: 0;
  overflow: hidden;
  color: var(--ink-2);
  font: var(--type-meta);
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.phone} {
    flex-basis: 100%;
  }
`;

const Key = styled.kbd`
  margin-inline-start: auto;
  padding: 0 6px;
  border: 1px solid var(--line);
  border-radius: var(--radius-4);
  color: var(--ink-2);
  font: var(--type-meta);
`;
