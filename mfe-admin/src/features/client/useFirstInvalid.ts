import { type RefObject, useEffect, useRef } from 'react';

interface Submission {
  submitCount: number;
  isSubmitting: boolean;
}

/** After a submission that was refused, by the form or by the server, moves the focus to the first field at fault. */
export function useFirstInvalid(form: RefObject<HTMLFormElement | null>, { submitCount, isSubmitting }: Submission) {
  const handled = useRef(submitCount);
  useEffect(() => {
    if (isSubmitting || handled.current === submitCount) return;
    handled.current = submitCount;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, submitCount, isSubmitting]);
}
