import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../theme/mixins.ts';
import { FieldError, Hint, Label, RequiredMark, useField } from '../Field.tsx';

export interface RadioOption {
  value: string;
  label: string;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupFieldProps {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption[];
  /** Undefined or empty while nothing is selected; an option that the parent does not store is not shown. */
  value: string | undefined;
  onValueChange: (value: string) => void;
  onBlur?: () => void;
  error?: string;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  id?: string;
  className?: string;
}

/** One of a few options, shown as bordered tiles. */
export function RadioGroupField({
  legend,
  options,
  value,
  onValueChange,
  onBlur,
  disabled,
  className,
  ...about
}: RadioGroupFieldProps) {
  const { control, hintId, errorId, error } = useField(about);
  const { id, name, required, ...described } = control;
  return (
    <div className={className}>
      <Label as="div" id={`${id}-legend`}>
        {legend}
        <RequiredMark shown={required} />
      </Label>
      <Hint id={hintId}>{about.hint}</Hint>
      <Tiles
        {...described}
        {...{ id, name, required, disabled, onValueChange }}
        aria-labelledby={`${id}-legend`}
        // Radix treats undefined as "uncontrolled" and would then keep an option that the parent rejected.
        value={value ?? ''}
        onBlur={onBlur}
      >
        {options.map((option) => (
          <Tile key={option.value} data-invalid={error ? '' : undefined}>
            <Dot
              value={option.value}
              disabled={option.disabled}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
            >
              <RadioGroup.Indicator />
            </Dot>
            <span>
              <Name id={`${id}-${option.value}`}>{option.label}</Name>
              {option.hint ? <Small id={`${id}-${option.value}-hint`}>{option.hint}</Small> : null}
            </span>
          </Tile>
        ))}
      </Tiles>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

const Tiles = styled(RadioGroup.Root)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: 12px;
`;

const Tile = styled.label`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: 12px;
  min-block-size: 48px;
  padding: 12px 14px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-8);
  background: var(--surface);
  cursor: pointer;
  transition:
    border-color var(--motion-hover) var(--ease-in),
    background-color var(--motion-hover) var(--ease-in);

  &:hover {
    border-color: var(--ink-2);
  }

  &:has([data-state='checked']) {
    padding: 11px 13px;
    border: 2px solid var(--fjord);
    background: var(--fjord-soft);
  }

  &[data-invalid]:not(:has([data-state='checked'])) {
    padding: 11px 13px;
    border: 2px solid var(--tegl);
  }

  &:has(:disabled) {
    border-color: var(--line);
    background: var(--sunken);
    color: var(--ink-3);
    cursor: not-allowed;
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;

const Dot = styled(RadioGroup.Item)`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 20px;
  block-size: 20px;
  margin: 1px 0 0;
  padding: 0;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-full);
  background: var(--surface);
  cursor: inherit;
  outline: none;

  &[data-state='checked'] {
    border: 2px solid var(--fjord);
  }

  & > span {
    inline-size: 10px;
    block-size: 10px;
    border-radius: var(--radius-full);
    background: var(--fjord);
  }

  ${media.forcedColors} {
    & > span {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

const Name = styled.span`
  display: block;
  font: var(--type-body);
  font-size: 1rem;
  line-height: 1.375;
`;

const Small = styled.span`
  display: block;
  color: var(--ink-2);
  font: var(--type-meta);
`;
