import { Dialog, Input, isComposing, Text, VisuallyHidden } from '@skal/shared-ui';
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { commandPalette as words } from '../content/dashboard/commandPalette.ts';
import { CommandList } from './CommandList.tsx';
import { type Command, useCommands } from './useCommands.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The command palette: finds pages, actions, clients and inbox items by name; arrow keys and Enter run them. */
export default function CommandPalette({ open, onOpenChange }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title} width={560} phone="full" initialFocus={field}>
      <Search field={field} close={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Search({ field, close }: { field: RefObject<HTMLInputElement | null>; close: () => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { entries, isError, isLooking } = useCommands(text);
  const active = entries[Math.min(at, entries.length - 1)];
  const optionId = (entry: Command) => `${id}-${entry.id}`;

  const run = (entry: Command) => {
    close();
    entry.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method uses the same keys to select characters.
    if (isComposing(event)) return;
    const last = entries.length - 1;
    const moves: Readonly<Record<string, () => number>> = {
      ArrowDown: () => (at >= last ? 0 : at + 1),
      ArrowUp: () => (at <= 0 ? last : Math.min(at, last) - 1),
      Home: () => 0,
      End: () => last,
    };
    const move = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined;
    if (event.key === 'Enter' && active) run(active);
    else if (move) setAt(move());
    else return;
    event.preventDefault();
  };

  return (
    <Stack>
      <Input
        ref={field}
        type="text"
        role="combobox"
        aria-label={words.label}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={active && optionId(active)}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={words.label}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <CommandList id={`${id}-list`} {...{ entries, active, optionId, run }} />
      {entries.length === 0 && !isLooking && !isError ? <Text tone="ink-2">{words.none}</Text> : null}
      {isError ? <Text tone="ink-2">{words.failed}</Text> : null}
      <VisuallyHidden role="status">{isLooking ? '' : words.found(entries.length)}</VisuallyHidden>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 12px;
`;
