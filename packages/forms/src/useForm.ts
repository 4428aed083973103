import { type ToastMessage, useToast } from '@skal/shell-kit';
import { isApiError, isSessionExpired } from '@skal/shell-kit/api';
import { type FormikConfig, type FormikErrors, type FormikHelpers, type FormikValues, useFormik } from 'formik';
import { type FormEvent, useState } from 'react';
import { createIdempotentRequest, type IdempotentRequest } from './idempotency.ts';
import { type DraftOptions, useDraft } from './useDraft.ts';

/** What is wrong with a form's values, by field. */
export type FormErrors<Values> = FormikErrors<Values>;

/** What sending may do with the form, and what gives a body its Idempotency-Key. */
interface Helpers<Values> extends FormikHelpers<Values> {
  attempt: <Body>(body: Body) => IdempotentRequest<Body>;
}

export interface UseFormOptions<Values>
  extends Pick<FormikConfig<Values>, 'initialValues' | 'validationSchema' | 'validate'> {
  /** Sends what was typed, and does what follows from that. What it throws is a failure. */
  send: (values: Values, helpers: Helpers<Values>) => Promise<void>;
  /** Called at each attempt, also at one that the form itself will refuse. */
  onTry?: (values: Values) => void;
  /** What is said of a failure; what was typed stays. */
  failure: (cause: unknown) => Omit<ToastMessage, 'variant'>;
  /** Whether `failure` has words of its own for a session that is over; otherwise the shell's are enough, as for a view. */
  saysEnd?: boolean;
  /** The form's names of the wire's fields, where they differ. */
  names?: Readonly<Record<string, keyof Values & string>>;
  /** Where what is typed is kept until it is sent; a form without one keeps nothing. */
  draft?: DraftOptions<Values>;
}

/** What the server says of single fields, by the form's names of them; fields that the form does not have are left out. */
function fieldsOf<Values extends FormikValues>(
  cause: unknown,
  { names = {}, initialValues }: Pick<UseFormOptions<Values>, 'names' | 'initialValues'>,
): FormikErrors<Values> {
  if (!isApiError(cause)) return {};
  const known = Object.entries(cause.fields)
    .map(([name, message]) => [Object.hasOwn(names, name) ? names[name] : name, message] as const)
    .filter(([name]) => name !== undefined && Object.hasOwn(initialValues, name));
  return Object.fromEntries(known) as FormikErrors<Values>;
}

/** Whether the shell has said all there is to say: that the session is over, or that it only views. */
const isSaid = (cause: unknown, saysEnd = false): boolean =>
  isSessionExpired(cause) && !(saysEnd && isApiError(cause) && cause.status === 401);

/** What the server said of single fields, and the values that it said it of. */
interface Refused<Values> {
  readonly fields: FormikErrors<Values>;
  readonly values: Values | null;
}

/** What still holds of that: a field that was changed since is no longer what was refused. */
function standing<Values extends FormikValues>({ fields, values }: Refused<Values>, now: Values): FormikErrors<Values> {
  const held = Object.entries(fields).filter(([name]) => values?.[name] === now[name]);
  return Object.fromEntries(held) as FormikErrors<Values>;
}

/** A form: its values and rules, and one way for whatever becomes of an attempt to send it. */
export function useForm<Values extends FormikValues>(plan: UseFormOptions<Values>) {
  const toast = useToast();
  const { initialValues, validationSchema, validate } = plan;
  // Apart from formik's own errors, which its rules make anew whenever any field is left.
  const [refused, setRefused] = useState<Refused<Values>>({ fields: {}, values: null });
  const form = useFormik<Values>({
    initialValues,
    validationSchema,
    validate,
    onSubmit: async (values, helpers) => {
      try {
        await plan.send(values, { ...helpers, attempt: (body) => createIdempotentRequest(draft.idOf(), body) });
        draft.sent(values);
        setRefused({ fields: {}, values: null });
      } catch (cause) {
        if (isSaid(cause, plan.saysEnd)) return;
        toast({ ...plan.failure(cause), variant: 'destructive' });
        setRefused({ fields: fieldsOf(cause, plan), values });
      }
    },
  });
  const draft = useDraft(plan.draft, form);
  const handleSubmit = (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault();
    // Enter in a field gets past a button that is busy.
    if (form.isSubmitting) return;
    plan.onTry?.(form.values);
    form.handleSubmit(event);
  };
  const said = standing(refused, form.values);
  return {
    ...form,
    errors: { ...said, ...form.errors },
    isValid: form.isValid && Object.keys(said).length === 0,
    handleSubmit,
    draft,
  };
}
