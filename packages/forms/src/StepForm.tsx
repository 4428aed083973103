import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { type ButtonWords, FormButtons, type FramedForm } from './FormButtons.tsx';
import { FieldColumn } from './frame.ts';
import { useFocusOnError } from './useFocusOnError.ts';

interface Props extends ButtonWords {
  form: FramedForm;
  label: string;
  /** How the button looks; it ends or begins something. */
  variant?: Parameters<typeof FormButtons>[0]['variant'];
  onCancel: () => void;
  children: ReactNode;
}

/** A form as the body of a dialog that has others: what it asks, and the way on or out. */
export function StepForm({ form, label, children, ...buttons }: Props) {
  const element = useRef<HTMLFormElement>(null);
  useFocusOnError(element, form);
  return (
    <FieldColumn ref={element} noValidate aria-label={label} onSubmit={form.handleSubmit}>
      {children}
      <Row>
        <FormButtons {...buttons} isSubmitting={form.isSubmitting} />
      </Row>
    </FieldColumn>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;
