import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

export interface ToggleRowProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'children' | 'onChange'> {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  hint?: ReactNode;
}

/** Row shared by checkbox and switch: the native control, its label, a hint. */
export function ToggleRow({
  label,
  hint,
  onCheckedChange,
  id: providedId,
  className,
  children,
  ...input
}: ToggleRowProps & {
  children: (control: ComponentProps<'input'>) => ReactNode;
}) {
  const made = useId();
  const id = providedId ?? made;
  const hintId = `${id}-hint`;
  return (
    <Row className={className}>
      {children({
        ...input,
        id,
        type: 'checkbox',
        'aria-describedby': hint ? hintId : undefined,
        onChange: (event) => onCheckedChange(event.target.checked),
      })}
      <span>
        <Name htmlFor={id}>{label}</Name>
        {hint ? <Small id={hintId}>{hint}</Small> : null}
      </span>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 12px;

  & input,
  & label {
    cursor: pointer;
  }

  &:has(:disabled) {
    color: var(--ink-3);
  }

  &:has(:disabled) input,
  &:has(:disabled) label {
    cursor: not-allowed;
  }
`;

/** Taller than its text, as a touch target. */
const Name = styled.label`
  display: block;
  margin-block: -10px;
  padding-block: 10px;
  font: var(--type-body);
`;

const Small = styled.span`
  position: relative;
  display: block;
  color: var(--ink-3);
  font: var(--type-meta);
`;
