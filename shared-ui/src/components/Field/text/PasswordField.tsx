import { t } from '@lingui/core/macro';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { EyeIcon, EyeOffIcon } from '../../../icons.ts';
import { IconButton } from '../../actions/IconButton.tsx';
import { Field } from '../Field.tsx';
import { Input } from './TextField.tsx';

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  name: string;
  error?: string;
  hint?: ReactNode;
  showLabel?: string;
  hideLabel?: string;
}

/** A password field with a button to show the text. Supports pasting and password managers: pass `autoComplete`. */
export function PasswordField({
  label,
  error,
  hint,
  required,
  id,
  name,
  className,
  showLabel = t`Show password`,
  hideLabel = t`Hide password`,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, error, hint, required, id, name, className }}>
      {(field) => (
        <Box>
          <Secret
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...field}
            type={shown ? 'text' : 'password'}
          />
          <Toggle label={shown ? hideLabel : showLabel} disabled={input.disabled} onClick={() => setShown(!shown)}>
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </Toggle>
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;
`;

const Secret = styled(Input)`
  &&,
  &&[aria-invalid='true'] {
    padding-inline-end: 52px;
  }

  &::-ms-reveal {
    display: none;
  }
`;

const Toggle = styled(IconButton)`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: 4px;
  inline-size: 40px;
  block-size: 36px;
  border-radius: var(--radius-4);
`;
