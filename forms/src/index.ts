export { choiceProps, shownError, textProps } from './fieldProps.ts';
export { DEFAULT_COUNTRY, numbering } from './numbering.ts';
export { type Attempt, useAttempts } from './useAttempts.ts';
export { useFocusOnError } from './useFocusOnError.ts';
export { type FormErrors, type FormPlan, saidBy, useForm } from './useForm.ts';
