import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { CircleAlertIcon } from '../../icons.ts';
import { useStableWhilePressed } from './useStableWhilePressed.ts';
import { useTypedBeforeHydration } from './useTypedBeforeHydration.ts';

/** Props that a field passes to its control. */
export interface FieldControl {
  id: string;
  name?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldProps {
  label: ReactNode;
  required?: boolean;
  hint?: ReactNode;
  error?: string;
  id?: string;
  name?: string;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** Returns the ids of a field's parts, the props of its control, and the error to show (which does not change during a press). */
export function useField({ id: providedId, name, required, hint, ...rest }: Omit<FieldProps, 'children' | 'label'>) {
  const made = useId();
  const error = useStableWhilePressed(rest.error);
  const id = providedId ?? made;
  useTypedBeforeHydration(id);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const control: FieldControl = {
    id,
    name,
    required,
    'aria-describedby': [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return { control, hintId, errorId, error };
}

/** Label, control, hint, and error with an icon: never colour alone. */
export function Field({ label, children, className, ...rest }: FieldProps) {
  const { control, hintId, errorId, error } = useField(rest);
  return (
    <Rows className={className}>
      <Label htmlFor={control.id}>
        {label}
        <RequiredMark shown={rest.required} />
      </Label>
      <Hint id={hintId}>{rest.hint}</Hint>
      {children(control)}
      <FieldError id={errorId}>{error}</FieldError>
    </Rows>
  );
}

/** The asterisk is text, so that a search in the page finds it. */
export function RequiredMark({ shown }: { shown: boolean | undefined }) {
  return shown ? ' *' : null;
}

export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return children ? <HintLine id={id}>{children}</HintLine> : null;
}

/** Always rendered, so that assistive technology announces an error that appears later. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return (
    <div aria-live="polite">
      {children ? (
        <ErrorLine id={id}>
          <CircleAlertIcon size={16} />
          <span>{children}</span>
        </ErrorLine>
      ) : null}
    </div>
  );
}

const Rows = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

export const Label = styled.label`
  display: block;
  inline-size: fit-content;
  margin-block-end: 6px;
  color: var(--ink);
  font: var(--type-label);
`;

const HintLine = styled.p`
  margin-block: -2px 8px;
  color: var(--ink-3);
  font: var(--type-meta);
  letter-spacing: var(--tracking-meta);
`;

const ErrorLine = styled.p`
  display: flex;
  gap: 6px;
  margin-block-start: 6px;
  color: var(--tegl);
  font: var(--type-meta);
  letter-spacing: var(--tracking-meta);

  & svg {
    margin-block-start: 1px;
  }
`;
