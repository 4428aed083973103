import { nanoid } from '@reduxjs/toolkit';
import type { FormikProps } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DraftKey, deleteDraft, loadDraft, type StoredDraft, saveDraft } from './drafts.ts';

/** Options of a draft. Owner and form must not change while the form is mounted. */
export interface DraftOptions<Values> extends DraftKey {
  /** Fields that are never stored: passwords. */
  readonly exclude?: readonly (keyof Values & string)[];
  /** Whether the form has content that is not a field and is not stored: files. */
  readonly partial?: boolean;
}

/** The draft of a form. */
export interface Draft {
  /** Whether the form was restored from a draft, completely or without excluded content. */
  restored: 'whole' | 'partial' | null;
  /** Resets the form and deletes the stored draft. */
  discard: () => void;
  /** Deletes the stored draft and keeps the form as it is. */
  clear: () => void;
}

type Form<Values> = Pick<FormikProps<Values>, 'values' | 'initialValues' | 'setFieldValue' | 'resetForm'>;
type Fields = [name: string, value: unknown][];

const isStored = <Values>(options: DraftOptions<Values> | undefined, name: string): boolean =>
  !options?.exclude?.some((excluded) => excluded === name);

/** Returns whether two field values are equal; rows are new objects after each key press. */
const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (Array.isArray(a) && JSON.stringify(a) === JSON.stringify(b));

/** Returns the fields that differ from their initial values. */
const changedFields = (values: object, initial: object): Fields =>
  Object.entries(values).filter(([name, value]) => !isSame(value, (initial as Record<string, unknown>)[name]));

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns whether a value has the type of the current field: text, boolean, or rows with the same text fields. */
function isOfKind(value: unknown, current: unknown): boolean {
  if (!Array.isArray(current)) return !isObject(value) && typeof value === typeof current;
  const names = isObject(current[0]) ? Object.keys(current[0]) : [];
  const isRow = (row: unknown) => isObject(row) && names.every((name) => typeof row[name] === 'string');
  return Array.isArray(value) && value.length > 0 && value.every(isRow);
}

/** Returns the draft values whose fields still exist with the same type. */
const restorableFields = (stored: StoredDraft['values'], currentValues: object): Fields =>
  Object.entries(stored).filter(([name, value]) => {
    const current = Object.hasOwn(currentValues, name) ? (currentValues as Record<string, unknown>)[name] : undefined;
    return isOfKind(value, current) && !isSame(value, current);
  });

/** Saves a form's values as a draft and restores them when the form mounts again. Without options it only creates the draft id. */
export function useDraft<Values extends object>(options: DraftOptions<Values> | undefined, form: Form<Values>) {
  const [restored, setRestored] = useState<Draft['restored']>(null);
  const id = useRef('');
  const idOf = useCallback(() => {
    id.current ||= nanoid();
    return id.current;
  }, []);
  const latest = useRef({ plan: options, form });
  useEffect(() => {
    latest.current = { plan: options, form };
  });

  const clear = useCallback((values?: StoredDraft['values']) => {
    id.current = '';
    setRestored(null);
    if (latest.current.plan) deleteDraft(latest.current.plan, values);
  }, []);

  useEffect(() => {
    const { plan: options, form } = latest.current;
    const draft = options && loadDraft(options);
    if (!draft) return;
    const fields = restorableFields(draft.values, form.values).filter(([name]) => isStored(options, name));
    if (fields.length === 0) return deleteDraft(options);
    id.current = draft.id;
    // One by one: a page that was prerendered applies the text typed before hydration at the same time.
    for (const [name, value] of fields) void form.setFieldValue(name, value, false);
    setRestored(draft.partial ? 'partial' : 'whole');
  }, []);

  const { values, initialValues } = form;
  const partial = options?.partial ?? false;
  const last = useRef({ values, partial });
  useEffect(() => {
    // Do not save initial values as a draft.
    if (last.current.values === values && last.current.partial === partial) return;
    last.current = { values, partial };
    const { plan: options } = latest.current;
    const typed = changedFields(values, initialValues);
    const stored = typed.filter(([name]) => isStored(options, name));
    if (stored.length === 0) return clear();
    const isPartial = partial || restored === 'partial' || stored.length < typed.length;
    if (options) saveDraft(options, { id: idOf(), values: Object.fromEntries(stored), partial: isPartial });
  }, [values, initialValues, partial, restored, clear, idOf]);

  /** Called when these values were submitted: deletes their draft, unless the user typed more since. */
  const sent = (values: Values) =>
    clear(Object.fromEntries(changedFields(values, initialValues).filter(([name]) => isStored(options, name))));

  const discard = () => {
    form.resetForm();
    clear();
  };
  return { restored, discard, clear, idOf, sent };
}
