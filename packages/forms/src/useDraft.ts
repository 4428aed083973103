import { nanoid } from '@reduxjs/toolkit';
import type { FormikProps } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DraftKey, deleteDraft, loadDraft, type StoredDraft, saveDraft } from './drafts.ts';

/** What is kept of a form until it is sent. Owner and form stay as they are while the form is there. */
export interface DraftOptions<Values> extends DraftKey {
  /** Fields that are never kept: passwords. */
  readonly never?: readonly (keyof Values & string)[];
  /** Whether something that is no field, and is not kept, belongs to what is typed: files. */
  readonly partial?: boolean;
}

/** A form's draft, as the form shows it. */
export interface Draft {
  /** Whether what stands in the form was typed before, all of it or without what is never kept. */
  restored: 'whole' | 'partial' | null;
  /** Empties the form, and forgets what was kept of it. */
  discard: () => void;
  /** Forgets what was kept of the form, and leaves the form as it is. */
  clear: () => void;
}

type Form<Values> = Pick<FormikProps<Values>, 'values' | 'initialValues' | 'setFieldValue' | 'resetForm'>;
type Fields = [name: string, value: unknown][];

const isKept = <Values>(plan: DraftOptions<Values> | undefined, name: string): boolean =>
  !plan?.never?.some((never) => never === name);

/** Whether two values of a field say the same; rows are made anew with each letter that is typed into one. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

/** What was typed: the fields that are not as the form began. */
const typedIn = (values: object, initial: object): Fields =>
  Object.entries(values).filter(([name, value]) => !isSame(value, (initial as Record<string, unknown>)[name]));

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether a value is of the kind that a field has today: text, on and off, or rows with the same fields of text. */
function isOfKind(value: unknown, current: unknown): boolean {
  if (!Array.isArray(current)) return !isObject(value) && typeof value === typeof current;
  const names = isObject(current[0]) ? Object.keys(current[0]) : [];
  const isRow = (row: unknown) => isObject(row) && names.every((name) => typeof row[name] === 'string');
  return Array.isArray(value) && value.length > 0 && value.every(isRow);
}

/** What of a draft the form still has, each as the kind of value that it is today. */
const fitting = (kept: StoredDraft['values'], today: object): Fields =>
  Object.entries(kept).filter(([name, value]) => {
    const current = Object.hasOwn(today, name) ? (today as Record<string, unknown>)[name] : undefined;
    return isOfKind(value, current) && !isSame(value, current);
  });

/**
 * Keeps what is typed into a form, and puts it back when the form is there again. Without a plan it only gives what is
 * being written an id.
 */
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
    // One by one: a page that was HTML before takes what was typed into it at the same moment.
    for (const [name, value] of fields) void form.setFieldValue(name, value, false);
    setRestored(draft.partial ? 'partial' : 'whole');
  }, []);

  const { values, initialValues } = form;
  const partial = plan?.partial ?? false;
  const known = useRef({ values, partial });
  useEffect(() => {
    // What a form begins with is nobody's text.
    if (known.current.values === values && known.current.partial === partial) return;
    known.current = { values, partial };
    const { plan } = latest.current;
    const typed = typedIn(values, initialValues);
    const kept = typed.filter(([name]) => isKept(plan, name));
    if (kept.length === 0) return clear();
    const isPartial = partial || restored === 'partial' || kept.length < typed.length;
    if (plan) saveDraft(plan, { id: idOf(), values: Object.fromEntries(kept), partial: isPartial });
  }, [values, initialValues, partial, restored, clear, idOf]);

  /** These values are through: they are kept no longer, unless more has been typed since. */
  const sent = (values: Values) =>
    clear(Object.fromEntries(typedIn(values, initialValues).filter(([name]) => isKept(plan, name))));

  const discard = () => {
    form.resetForm();
    clear();
  };
  return { restored, discard, clear, idOf, sent };
}
