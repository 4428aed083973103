import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { inputStyles } from '../../../theme/mixins.ts';
import { setRef } from '../../setRef.ts';
import { Field } from '../Field.tsx';

export interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  label: ReactNode;
  name: string;
  error?: string;
  hint?: ReactNode;
}

/** Multi-line text. It starts with `rows` rows and grows with its content. */
export function TextAreaField({
  label,
  error,
  hint,
  required,
  id,
  name,
  className,
  rows = 4,
  onInput,
  ref,
  ...rest
}: TextAreaFieldProps) {
  const node = useRef<HTMLTextAreaElement>(null);
  // After every render: a value from outside changes the height too.
  useLayoutEffect(() => grow(node.current));
  return (
    <Field {...{ label, error, hint, required, id, name, className }}>
      {(field) => (
        <Area
          {...rest}
          {...field}
          ref={(area: HTMLTextAreaElement | null) => {
            node.current = area;
            setRef(ref, area);
          }}
          rows={rows}
          $rows={rows}
          onInput={(event) => {
            grow(event.currentTarget);
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
}

/** For browsers without `field-sizing: content`. */
function grow(node: HTMLTextAreaElement | null): void {
  if (!node || CSS.supports('field-sizing', 'content')) return;
  node.style.blockSize = 'auto';
  node.style.blockSize = `${node.scrollHeight + 2}px`;
}

const Area = styled.textarea<{ $rows: number }>`
  ${inputStyles}
  display: block;
  min-block-size: calc(${({ $rows }) => $rows} * 1.5rem + 20px);
  max-block-size: 60vh;
  resize: vertical;
  field-sizing: content;
`;
