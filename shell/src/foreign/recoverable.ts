import { isHydrated, takeRecords } from './undoForeign.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsIn = (nodes: readonly Node[]): Field[] =>
  nodes.flatMap((node) => (node instanceof Element ? [...node.querySelectorAll<Field>('input, textarea')] : []));

/** Types a value: React notices values only through events. */
function type(field: Field, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Copies typed text and focus to fields that were rendered again, matched by name. */
function restoreInput(removed: readonly Node[], focused: Element | null | undefined): void {
  const after = fieldsIn([document.body]);
  for (const old of fieldsIn(removed)) {
    const field = after.find((one) => one.name === old.name && one.name !== '' && one.type === old.type);
    if (!field) continue;
    if (field instanceof HTMLInputElement && old instanceof HTMLInputElement && old.checked && !field.checked)
      field.click();
    // The new field is still empty. Scripts cannot set a file field.
    else if (field.value === '' && old.value !== '' && field.type !== 'file') type(field, old.value);
    if (old !== focused || document.activeElement !== document.body) continue;
    field.focus({ preventScroll: true });
    if (old.selectionStart !== null) field.setSelectionRange(old.selectionStart, old.selectionEnd);
  }
}

/**
 * An option of React's root, called when React discards HTML and renders it again. If another script had changed the
 * HTML, typed text is kept and nothing is reported. Other errors are reported, as React would.
 */
export function onRecoverableError(error: unknown): void {
  const foreign = globalThis.skalForeign;
  const records = foreign ? takeRecords(foreign) : [];
  restoreInput(
    records.flatMap(({ removedNodes }) => [...removedNodes]),
    foreign?.focused,
  );
  if (!foreign?.seen && records.every(({ target }) => isHydrated(target))) reportError(error);
}
