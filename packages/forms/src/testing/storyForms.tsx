import { PasswordField, TextField } from '@skal/shared-ui';
import { noop } from '@skal/shared-ui/testing/componentDocs.ts';
import type { SubmittableForm } from '../FormActions.tsx';

/** Form states as containers see them: before the first attempt, while submitting, and after a rejection. */
export const pristineForm: SubmittableForm = { submitCount: 0, isSubmitting: false, isValid: true, handleSubmit: noop };
export const submittingForm: SubmittableForm = { ...pristineForm, submitCount: 1, isSubmitting: true };
export const rejectedForm: SubmittableForm = { ...pristineForm, submitCount: 1, isValid: false };

/** Fields of the stories. */
export const fields = (
  <>
    <TextField label="Email" name="email" type="email" required />
    <PasswordField label="Password" name="password" required />
  </>
);

/** The same after a submission without an address. */
export const invalidFields = (
  <>
    <TextField label="Email" name="email" type="email" required error="Please enter an email address" />
    <PasswordField label="Password" name="password" required />
  </>
);

export const labels = { cancel: 'Cancel', submit: 'Change address', busy: 'Changing…' };
