import { Dialog, Input, isComposing, Text, VisuallyHidden } from '@skal/shared-ui';
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { commandPalette as copy } from '../content/dashboard/commandPalette.ts';
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
    <Dialog open={open} onOpenChange={onOpenChange} title={copy.title} width={560} phone="full" initialFocus={field}>
      <Search field={field} close={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Search({ field, close }: { field: RefObject<HTMLInputElement | null>; close: () => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const { entries, isError, isSearching } = useCommands(text);
  const active = entries[Math.min(activeIndex, entries.length - 1)];
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
      ArrowDown: () => (activeIndex >= last ? 0 : activeIndex + 1),
      ArrowUp: () => (activeIndex <= 0 ? last : Math.min(activeIndex, last) - 1),
      Home: () => 0,
      End: () => last,
    };
    const move = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined;
    if (event.key === 'Enter' && active) run(active);
    else if (move) setActiveIndex(move());
    else return;
    event.preventDefault();
  };

  return (
    <Stack>
      <Input
        ref={field}
        type="text"
        role="combobox"
        aria-label={copy.label}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={active && optionId(active)}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={copy.label}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActiveIndex(0);
        }}
        onKeyDown={onKeyDown}
      />
      <CommandList id={`${id}-list`} {...{ entries, active, optionId, run }} />
      {entries.length === 0 && !isSearching && !isError ? <Text tone="muted">{copy.none}</Text> : null}
      {isError ? <Text tone="muted">{copy.failed}</Text> : null}
      <VisuallyHidden role="status">{isSearching ? '' : copy.found(entries.length)}</VisuallyHidden>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 12px;
`;
