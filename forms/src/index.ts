export type { Attempt } from './attempt.ts';
export { DraftNotice } from './DraftNotice.tsx';
export { VISITOR } from './drafts.ts';
export { choiceProps, rowProps, shownError, textProps } from './fieldProps.ts';
export { DEFAULT_COUNTRY, numbering } from './numbering.ts';
export type { DraftPlan } from './useDraft.ts';
export { useFocusOnError } from './useFocusOnError.ts';
export { type FormErrors, type FormPlan, saidBy, useForm } from './useForm.ts';
