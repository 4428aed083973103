import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { inputStyles } from '../../../theme/mixins.ts';
import { Field } from '../Field.tsx';

export interface TextFieldProps extends ComponentProps<'input'> {
  label: ReactNode;
  name: string;
  error?: string;
  hint?: ReactNode;
}

/** One line of text: name, address, e-mail, number. */
export function TextField({ label, error, hint, required, id, name, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, error, hint, required, id, name, className }}>
      {(field) => <Input type="text" {...input} {...field} />}
    </Field>
  );
}

export const Input = styled.input`
  ${inputStyles}
`;
