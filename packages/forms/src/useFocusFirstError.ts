import type { FormikProps } from 'formik';
import { type RefObject, useEffect, useRef } from 'react';

type Form = Pick<FormikProps<object>, 'submitCount' | 'isSubmitting' | 'isValid'>;

/** Focuses the first invalid field after a rejected submission. */
export function useFocusFirstError(
  form: RefObject<HTMLFormElement | null>,
  { submitCount, isSubmitting, isValid }: Form,
) {
  const answered = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === answered.current) return;
    answered.current = submitCount;
    if (isValid) return;
    const [field] = form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [];
    const target = field?.matches('input, textarea, button') ? field : field?.querySelector<HTMLElement>('button');
    target?.focus();
  }, [form, submitCount, isSubmitting, isValid]);
}
