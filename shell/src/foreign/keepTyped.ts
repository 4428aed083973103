type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsIn = (nodes: readonly Node[]): Field[] =>
  nodes.flatMap((node) => (node instanceof Element ? [...node.querySelectorAll<Field>('input, textarea')] : []));

/** Says what was typed as the reader's own keys would: React hears of a value only by an event. */
function type(field: Field, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Gives fields that were drawn again what was typed into those before, found by their names, and the focus. */
export function keepTyped(removed: readonly Node[], focused: Element | null | undefined): void {
  const after = fieldsIn([document.body]);
  for (const old of fieldsIn(removed)) {
    const field = after.find((one) => one.name === old.name && one.name !== '' && one.type === old.type);
    if (!field) continue;
    if (field instanceof HTMLInputElement && old instanceof HTMLInputElement && old.checked && !field.checked)
      field.click();
    // Nobody has typed into the new one yet. A file cannot be chosen by a script.
    else if (field.value === '' && old.value !== '' && field.type !== 'file') type(field, old.value);
    if (old !== focused || document.activeElement !== document.body) continue;
    field.focus({ preventScroll: true });
    if (old.selectionStart !== null) field.setSelectionRange(old.selectionStart, old.selectionEnd);
  }
}
