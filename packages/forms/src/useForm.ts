import { type ToastMessage, useToast } from '@skal/shell-kit';
import { isApiError, isSessionExpired } from '@skal/shell-kit/api';
import { type FormikConfig, type FormikErrors, type FormikHelpers, type FormikValues, useFormik } from 'formik';
import { type FormEvent, useState } from 'react';
import { createIdempotentRequest, type IdempotentRequest } from './idempotency.ts';
import { type DraftOptions, useDraft } from './useDraft.ts';

/** Errors of a form, by field. */
export type FormErrors<Values> = FormikErrors<Values>;

/** Formik's helpers, and a function that adds the Idempotency-Key to a body. */
interface Helpers<Values> extends FormikHelpers<Values> {
  withIdempotencyKey: <Body>(body: Body) => IdempotentRequest<Body>;
}

export interface UseFormOptions<Values>
  extends Pick<FormikConfig<Values>, 'initialValues' | 'validationSchema' | 'validate'> {
  /** Submits the values and handles the success. If it throws, the submission has failed. */
  onSubmit: (values: Values, helpers: Helpers<Values>) => Promise<void>;
  /** Called at each submission, also one with validation errors. */
  onSubmitAttempt?: (values: Values) => void;
  /** Returns the toast of a failed submission; the values stay. */
  toErrorToast: (cause: unknown) => Omit<ToastMessage, 'variant'>;
  /** Whether `failure` has its own text for an expired session; otherwise the shell's message is enough, as for an impersonation. */
  handlesSessionExpiry?: boolean;
  /** Maps field names of the wire to field names of the form, where they differ. */
  fieldNames?: Readonly<Record<string, keyof Values & string>>;
  /** Stores a draft until submission; without it the form stores nothing. */
  draft?: DraftOptions<Values>;
}

/** Returns the server's field errors by the form's field names; ignores fields that the form does not have. */
function fieldsOf<Values extends FormikValues>(
  cause: unknown,
  { fieldNames = {}, initialValues }: Pick<UseFormOptions<Values>, 'fieldNames' | 'initialValues'>,
): FormikErrors<Values> {
  if (!isApiError(cause)) return {};
  const fieldErrors = Object.entries(cause.fields)
    .map(([name, message]) => [Object.hasOwn(fieldNames, name) ? fieldNames[name] : name, message] as const)
    .filter(([name]) => name !== undefined && Object.hasOwn(initialValues, name));
  return Object.fromEntries(fieldErrors) as FormikErrors<Values>;
}

/** Returns whether the shell has shown the message already: session expired, or impersonation is read-only. */
const isHandledByShell = (cause: unknown, handlesExpiry = false): boolean =>
  isSessionExpired(cause) && !(handlesExpiry && isApiError(cause) && cause.status === 401);

/** Field errors of the server, with the values that it rejected. */
interface Rejection<Values> {
  readonly fields: FormikErrors<Values>;
  readonly values: Values | null;
}

/** Returns the server errors of fields that have not changed since. */
function currentErrors<Values extends FormikValues>(
  { fields, values }: Rejection<Values>,
  now: Values,
): FormikErrors<Values> {
  const unchanged = Object.entries(fields).filter(([name]) => values?.[name] === now[name]);
  return Object.fromEntries(unchanged) as FormikErrors<Values>;
}

/** A formik form with drafts, server errors, idempotency keys and error toasts. */
export function useForm<Values extends FormikValues>(options: UseFormOptions<Values>) {
  const toast = useToast();
  const { initialValues, validationSchema, validate } = options;
  // Separate from formik's errors, which validation replaces at every blur.
  const [rejection, setRejection] = useState<Rejection<Values>>({ fields: {}, values: null });
  const form = useFormik<Values>({
    initialValues,
    validationSchema,
    validate,
    onSubmit: async (values, helpers) => {
      try {
        await options.onSubmit(values, {
          ...helpers,
          withIdempotencyKey: (body) => createIdempotentRequest(draft.idOf(), body),
        });
        draft.sent(values);
        setRejection({ fields: {}, values: null });
      } catch (cause) {
        if (isHandledByShell(cause, options.handlesSessionExpiry)) return;
        toast({ ...options.toErrorToast(cause), variant: 'destructive' });
        setRejection({ fields: fieldsOf(cause, options), values });
      }
    },
  });
  const draft = useDraft(options.draft, form);
  const handleSubmit = (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault();
    // Enter in a field submits even if the button is busy.
    if (form.isSubmitting) return;
    options.onSubmitAttempt?.(form.values);
    form.handleSubmit(event);
  };
  const serverErrors = currentErrors(rejection, form.values);
  return {
    ...form,
    errors: { ...serverErrors, ...form.errors },
    isValid: form.isValid && Object.keys(serverErrors).length === 0,
    handleSubmit,
    draft,
  };
}
