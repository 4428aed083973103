import { Dialog } from '@skal/shared-ui';
import { type ComponentProps, type ReactNode, type RefObject, useId, useRef } from 'react';
import { type FormActionLabels, FormActions, type SubmittableForm } from './FormActions.tsx';
import { FieldStack } from './layout.ts';
import { useFocusFirstError } from './useFocusFirstError.ts';

interface Props extends Pick<ComponentProps<typeof Dialog>, 'description' | 'width' | 'phone'> {
  open: boolean;
  /** Closes the dialog; the caller keeps the values. */
  onClose: () => void;
  title: string;
  form: SubmittableForm;
  labels: FormActionLabels;
  /** Ref to the form element. */
  root?: RefObject<HTMLFormElement | null>;
  children: ReactNode;
}

/** A dialog with one form: its fields scroll, its buttons stay visible. */
export function FormDialog({ open, onClose, form, labels, root, children, ...dialog }: Props) {
  const own = useRef<HTMLFormElement>(null);
  const element = root ?? own;
  const id = useId();
  const { cancel, submit, busy } = labels;
  useFocusFirstError(element, form);
  return (
    <Dialog
      {...dialog}
      open={open}
      onOpenChange={(next) => next || onClose()}
      footer={
        <FormActions {...{ cancel, submit, busy }} isSubmitting={form.isSubmitting} formId={id} onCancel={onClose} />
      }
    >
      <FieldStack ref={element} id={id} noValidate aria-label={dialog.title} onSubmit={form.handleSubmit}>
        {children}
      </FieldStack>
    </Dialog>
  );
}
