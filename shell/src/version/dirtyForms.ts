const MARK = 'data-typed';

/** Marks forms as dirty when a visitor types into them. */
export function trackDirtyForms(page: Document): () => void {
  const mark = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return;
    ((target as HTMLInputElement).form ?? target).setAttribute(MARK, '');
  };
  page.addEventListener('input', mark);
  return () => page.removeEventListener('input', mark);
}

const TEXT = 'textarea, input:not([type=checkbox], [type=radio], [type=file])';

/** Whether a form has unsent input. A form that was sent and is empty again has none. */
export const hasDirtyForm = (page: Document): boolean =>
  [...page.querySelectorAll<HTMLInputElement>(`:is(${TEXT}):is([${MARK}], [${MARK}] *)`)].some(({ value }) => value);
