import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { type FormActionLabels, FormActions, type SubmittableForm } from './FormActions.tsx';
import { FieldStack } from './layout.ts';
import { useFocusFirstError } from './useFocusFirstError.ts';

interface Props extends FormActionLabels {
  form: SubmittableForm;
  label: string;
  /** Variant of the submit button. */
  variant?: Parameters<typeof FormActions>[0]['variant'];
  onCancel: () => void;
  children: ReactNode;
}

/** One step of a dialog: a form with cancel and submit buttons. */
export function StepForm({ form, label, children, ...buttons }: Props) {
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, form);
  return (
    <FieldStack ref={element} noValidate aria-label={label} onSubmit={form.handleSubmit}>
      {children}
      <Row>
        <FormActions {...buttons} isSubmitting={form.isSubmitting} />
      </Row>
    </FieldStack>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;
