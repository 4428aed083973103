import { t } from '@lingui/core/macro';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { SearchIcon, XIcon } from '../../../icons.ts';
import { inputStyles, visuallyHidden } from '../../../theme/mixins.ts';
import { setRef } from '../../setRef.ts';
import { useTypedBeforeHydration } from '../useTypedBeforeHydration.ts';

export interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type'> {
  /** For assistive technology; sighted users see the placeholder. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Focuses the field when '/' is pressed anywhere on the page. */
  shortcut?: boolean;
  clearLabel?: string;
}

/** A search field with a clear button and an optional shortcut. */
export function SearchBox({
  label,
  value,
  onChange,
  placeholder = label,
  shortcut = false,
  clearLabel = t`Clear search`,
  id: providedId,
  className,
  ref,
  ...input
}: SearchBoxProps) {
  const made = useId();
  const id = providedId ?? made;
  useTypedBeforeHydration(id);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!shortcut) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      box.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shortcut]);
  const clear = () => {
    onChange('');
    box.current?.focus();
  };
  return (
    <Frame className={className}>
      <Label htmlFor={id}>{label}</Label>
      <SearchIcon size={16} />
      <Box
        {...input}
        ref={(node: HTMLInputElement | null) => {
          box.current = node;
          setRef(ref, node);
        }}
        id={id}
        type="search"
        value={value}
        placeholder={placeholder}
        aria-keyshortcuts={shortcut ? '/' : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {value ? (
        <ClearButton type="button" aria-label={clearLabel} onClick={clear}>
          <XIcon size={16} />
        </ClearButton>
      ) : null}
      {shortcut && !value ? <Key aria-hidden="true">/</Key> : null}
    </Frame>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const Frame = styled.div`
  position: relative;
  min-inline-size: 0;

  & > svg {
    position: absolute;
    inset-block-start: calc(50% - 8px);
    inset-inline-start: 12px;
    color: var(--ink-3);
    pointer-events: none;
  }
`;

const Label = styled.label`
  ${visuallyHidden}
`;

const Box = styled.input`
  ${inputStyles}
  min-block-size: 36px;
  padding-block: 5px;
  padding-inline: 36px 40px;
  font-size: 0.875rem;
  appearance: none;

  &::-webkit-search-cancel-button {
    display: none;
  }

  @media (pointer: coarse) {
    min-block-size: var(--target);
    font-size: 1rem;
  }
`;

const ClearButton = styled.button`
  position: absolute;
  inset-block: 2px;
  inset-inline-end: 2px;
  display: grid;
  place-items: center;
  inline-size: 36px;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: transparent;
  color: var(--ink-2);
  cursor: pointer;

  &:hover {
    background: var(--sunken);
    color: var(--ink);
  }
`;

/** The shortcut key. */
const Key = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-inline-size: 20px;
  block-size: 20px;
  padding-inline: 4px;
  border: 1px solid var(--line);
  border-radius: var(--radius-4);
  background: var(--surface);
  color: var(--ink-3);
  font: 500 0.75rem / 1 var(--font-sans);
  position: absolute;
  inset-block-start: calc(50% - 10px);
  inset-inline-end: 10px;
  pointer-events: none;

  @media (pointer: coarse) {
    display: none;
  }
`;
