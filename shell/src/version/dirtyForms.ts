const MARK = 'data-typed';

/** Marks the forms that somebody types into, from now on. */
export function trackDirtyForms(page: Document): () => void {
  const mark = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return;
    ((target as HTMLInputElement).form ?? target).setAttribute(MARK, '');
  };
  page.addEventListener('input', mark);
  return () => page.removeEventListener('input', mark);
}

const TEXT = 'textarea, input:not([type=checkbox], [type=radio], [type=file])';

/** Whether there is a form with something typed in it. One that was sent, and is empty again, is none. */
export const hasDirtyForm = (page: Document): boolean =>
  [...page.querySelectorAll<HTMLInputElement>(`:is(${TEXT}):is([${MARK}], [${MARK}] *)`)].some(({ value }) => value);
