import { Button } from '@skal/shared-ui';
import type { ComponentProps, FormEvent } from 'react';
import type { useFocusFirstError } from './useFocusFirstError.ts';

/** What a form's frame needs to know of it. */
export type SubmittableForm = Parameters<typeof useFocusFirstError>[1] & {
  handleSubmit: (event?: FormEvent<HTMLFormElement>) => void;
};

export interface FormActionLabels {
  cancel: string;
  submit: string;
  /** On the button while the form is being sent. */
  busy: string;
}

interface Props extends FormActionLabels {
  isSubmitting: boolean;
  /** The form that is sent, where the buttons stand outside of it. */
  formId?: string;
  variant?: ComponentProps<typeof Button>['variant'];
  onCancel: () => void;
}

/** The two ways on from a form: out, or through. Out is closed while it is under way. */
export const FormActions = ({ cancel, submit, busy, isSubmitting, formId, variant, onCancel }: Props) => (
  <>
    <Button variant="secondary" disabled={isSubmitting} onClick={onCancel}>
      {cancel}
    </Button>
    <Button type="submit" form={formId} variant={variant} busy={isSubmitting} busyLabel={busy}>
      {submit}
    </Button>
  </>
);
