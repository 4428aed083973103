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

const isKept = <Values>(plan: DraftOptions<Values> | undefined, name: string): boolean =>
  !plan?.exclude?.some((never) => never === name);

/** Returns whether two field values are equal; rows are new objects after each key press. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

/** Returns the fields that differ from their initial values. */
const typedIn = (values: object, initial: object): Fields =>
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
const fitting = (kept: StoredDraft['values'], today: object): Fields =>
  Object.entries(kept).filter(([name, value]) => {
    const current = Object.hasOwn(today, name) ? (today as Record<string, unknown>)[name] : undefined;
    return isOfKind(value, current) && !isSame(value, current);
  });

/** Saves a form's values as a draft and restores them when the form mounts again. Without options it only creates the draft id. */
export function useDraft<Values extends object>(plan: DraftOptions<Values> | undefined, form: Form<Values>) {
  const [restored, setRestored] = useState<Draft['restored']>(null);
  const id = useRef('');
  const idOf = useCallback(() => {
    id.current ||= nanoid();
    return id.current;
  }, []);
  const latest = useRef({ plan, form });
  useEffect(() => {
    latest.current = { plan, form };
  });

  const clear = useCallback((values?: StoredDraft['values']) => {
    id.current = '';
    setRestored(null);
    if (latest.current.plan) deleteDraft(latest.current.plan, values);
  }, []);

  useEffect(() => {
    const { plan, form } = latest.current;
    const draft = plan && loadDraft(plan);
    if (!draft) return;
    const fields = fitting(draft.values, form.values).filter(([name]) => isKept(plan, name));
    if (fields.length === 0) return deleteDraft(plan);
    id.current = draft.id;
    // One by one: a page that was prerendered applies the text typed before hydration at the same time.
    for (const [name, value] of fields) void form.setFieldValue(name, value, false);
    setRestored(draft.partial ? 'partial' : 'whole');
  }, []);

  const { values, initialValues } = form;
  const partial = plan?.partial ?? false;
  const known = useRef({ values, partial });
  useEffect(() => {
    // Do not save initial values as a draft.
    if (known.current.values === values && known.current.partial === partial) return;
    known.current = { values, partial };
    const { plan } = latest.current;
    const typed = typedIn(values, initialValues);
    const kept = typed.filter(([name]) => isKept(plan, name));
    if (kept.length === 0) return clear();
    const isPartial = partial || restored === 'partial' || kept.length < typed.length;
    if (plan) saveDraft(plan, { id: idOf(), values: Object.fromEntries(kept), partial: isPartial });
  }, [values, initialValues, partial, restored, clear, idOf]);

  /** Called when these values were submitted: deletes their draft, unless the user typed more since. */
  const sent = (values: Values) =>
    clear(Object.fromEntries(typedIn(values, initialValues).filter(([name]) => isKept(plan, name))));

  const discard = () => {
    form.resetForm();
    clear();
  };
  return { restored, discard, clear, idOf, sent };
}
