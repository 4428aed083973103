import { useEffect } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isTextControl = (element: HTMLElement | null): element is TextControl =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(element.type));

/** Sets the text of a control as if the visitor typed it now. */
function enter(control: TextControl, text: string): void {
  // React compares with the last value that it has seen set on the element, so the text is set on the prototype.
  control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Reports what was typed or autofilled before hydration as a change: React keeps it in the DOM but does not read it, and the next
 * render would erase it.
 * @param id of an input or text area
 */
export function useTypedBeforeHydration(id: string): void {
  useEffect(() => {
    const control = document.getElementById(id);
    if (!isTextControl(control) || control.value === control.defaultValue) return;
    const typed = control.value;
    // After the effects of the form: what the visitor has just typed is newer than a restored draft.
    queueMicrotask(() => enter(control, typed));
  }, [id]);
}
