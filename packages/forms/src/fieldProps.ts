import { type FormikProps, getIn } from 'formik';
import type { ChangeEvent, FocusEvent } from 'react';

type Form<Values> = Pick<
  FormikProps<Values>,
  'values' | 'errors' | 'touched' | 'handleChange' | 'handleBlur' | 'setFieldTouched' | 'setFieldValue'
>;

/** Names of the text fields. */
type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;

/** Returns the error of a field that was blurred or submitted. */
export function visibleError<Values>({ errors, touched }: Form<Values>, name: TextName<Values>): string | undefined {
  const error = errors[name];
  return touched[name] && typeof error === 'string' ? error : undefined;
}

/** Binds a text field of the design system to formik. */
export const textFieldProps = <Values>(form: Form<Values>, name: TextName<Values>) => ({
  name,
  value: form.values[name] as string,
  onChange: (event: ChangeEvent<unknown>) => form.handleChange(event),
  onBlur: (event: FocusEvent<unknown>) => form.handleBlur(event),
  error: visibleError(form, name),
});

/** Names of the fields that hold rows of fields. */
type RowsName<Values> = {
  [Name in keyof Values]: Values[Name] extends readonly object[] ? Name : never;
}[keyof Values] &
  string;

/** Binds a text field of a row to formik: `arrayFieldProps(form, 'lines', 0, 'amount')`. */
export function arrayFieldProps<Values>(form: Form<Values>, rows: RowsName<Values>, index: number, field: string) {
  const name = `${rows}[${index}].${field}`;
  const error: unknown = getIn(form.errors, name);
  return {
    name,
    value: String(getIn(form.values, name) ?? ''),
    onChange: (event: ChangeEvent<unknown>) => form.handleChange(event),
    onBlur: (event: FocusEvent<unknown>) => form.handleBlur(event),
    error: getIn(form.touched, name) && typeof error === 'string' ? error : undefined,
  };
}

/** Binds a select or a radio group to formik. */
export const selectFieldProps = <Values>(form: Form<Values>, name: TextName<Values>) => ({
  name,
  value: form.values[name] as string,
  onValueChange: (value: string) => void form.setFieldValue(name, value),
  onBlur: () => void form.setFieldTouched(name),
  error: visibleError(form, name),
});
