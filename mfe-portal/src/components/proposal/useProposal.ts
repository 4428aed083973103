import type { useForm } from '@skal/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type Proposal, type ProposalForm, proposalTaken, selectProposal } from './proposal.slice.ts';

type FormValues = Parameters<typeof useForm>[0]['initialValues'];

type Form<Values extends FormValues> = Pick<
  ReturnType<typeof useForm<Values>>,
  'values' | 'initialValues' | 'setValues'
>;

export interface FormProposal {
  /** The proposal in the form, or the one that waits for an answer; null without one. */
  readonly proposal: Proposal | null;
  /** Whether the form has text of a person, which only they may replace. */
  readonly mustAsk: boolean;
  apply(): void;
  dismiss(): void;
}

/** Calls a function when a person opens a proposal for one of some forms, also if it was opened on another page. */
export function useOpenedProposal(forms: readonly ProposalForm[], open: (proposal: Proposal) => void): void {
  const current = useSelector(selectProposal);
  const opened = current && forms.includes(current.form) ? current : null;
  const onOpen = useEffectEvent(open);
  useEffect(() => {
    if (opened) onOpen(opened);
  }, [opened]);
}

/**
 * Fills a form with the assistant's proposal for it. A form in which a person has typed is not changed until they say so.
 * @param kind null for a form that edits a stored record
 * @param ignored fields that are no text of a person, such as a preselected category
 */
export function useProposal<Values extends FormValues>(
  kind: ProposalForm | null,
  form: Form<Values>,
  ignored: readonly (keyof Values & string)[] = [],
): FormProposal {
  const current = useSelector(selectProposal);
  const dispatch = useDispatch();
  const [applied, setApplied] = useState<Proposal | null>(null);
  const waiting = kind !== null && current?.form === kind ? current : null;
  const { values, initialValues } = form;
  const isUntouched = Object.keys(initialValues).every(
    (name) => ignored.includes(name) || JSON.stringify(values[name]) === JSON.stringify(initialValues[name]),
  );
  const apply = () => {
    if (!waiting) return;
    const own = Object.entries(waiting.values).filter(([name]) => Object.hasOwn(initialValues, name));
    void form.setValues({ ...initialValues, ...Object.fromEntries(own) }, false);
    setApplied(waiting);
    dispatch(proposalTaken());
  };
  const applyUnlessTyped = useEffectEvent(() => {
    if (isUntouched) apply();
  });
  // False while a draft is restored, which counts as typed: by an effect of the first render.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (waiting && isReady) applyUnlessTyped();
  }, [waiting, isReady]);
  return {
    proposal: waiting ?? applied,
    mustAsk: waiting !== null && !isUntouched,
    apply,
    dismiss() {
      setApplied(null);
      dispatch(proposalTaken());
    },
  };
}
