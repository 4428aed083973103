import { useFocusOnError } from '@skal/forms';
import { Button } from '@skal/shared-ui';
import { type ComponentProps, type FormEvent, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';

interface Props {
  form: Parameters<typeof useFocusOnError>[1] & { handleSubmit: (event?: FormEvent<HTMLFormElement>) => void };
  label: string;
  cancel: string;
  submit: string;
  busy: string;
  /** How the button looks; it ends or begins something. */
  variant?: ComponentProps<typeof Button>['variant'];
  onCancel: () => void;
  children: ReactNode;
}

/** One step in a dialog: what it asks, and the way on or out. */
export function StepForm({ form, label, cancel, submit, busy, variant, onCancel, children }: Props) {
  const element = useRef<HTMLFormElement>(null);
  useFocusOnError(element, form);
  return (
    <Fields ref={element} noValidate aria-label={label} onSubmit={form.handleSubmit}>
      {children}
      <Row>
        <Button variant="secondary" disabled={form.isSubmitting} onClick={onCancel}>
          {cancel}
        </Button>
        <Button type="submit" variant={variant} busy={form.isSubmitting} busyLabel={busy}>
          {submit}
        </Button>
      </Row>
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;
