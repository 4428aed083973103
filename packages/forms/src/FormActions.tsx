import { Button } from '@skal/shared-ui';
import type { ComponentProps, FormEvent } from 'react';
import type { useFocusFirstError } from './useFocusFirstError.ts';

/** What a form container needs from its form. */
export type SubmittableForm = Parameters<typeof useFocusFirstError>[1] & {
  handleSubmit: (event?: FormEvent<HTMLFormElement>) => void;
};

export interface FormActionLabels {
  cancel: string;
  submit: string;
  /** Label of the submit button while submitting. */
  busy: string;
}

interface Props extends FormActionLabels {
  isSubmitting: boolean;
  /** Id of the form, if the buttons are outside of it. */
  formId?: string;
  variant?: ComponentProps<typeof Button>['variant'];
  onCancel: () => void;
}

/** Cancel and submit buttons of a form. Cancel is disabled while submitting. */
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
