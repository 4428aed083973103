import {
  type ComponentDocs,
  DIALOG_KEYBOARD,
  INLINE_FRAME_STORY,
  noop,
} from '@skal/shared-ui/testing/componentDocs.ts';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FormDialog } from './FormDialog.tsx';
import { fields, invalidFields, labels, pristineForm, rejectedForm, submittingForm } from './testing/storyForms.tsx';

const meta = {
  title: 'Forms/FormDialog',
  component: FormDialog,
  args: {
    open: true,
    onClose: noop,
    title: 'Change your address',
    description: 'We send a link to the new one.',
    form: pristineForm,
    labels,
    children: fields,
  },
  tags: ['window'],
  parameters: {
    ...INLINE_FRAME_STORY,
    about: {
      keys: { ...DIALOG_KEYBOARD, Enter: 'in a field: submits the form' },
      accessibility: [
        'The form is named after its dialog.',
        'After a rejected submission the first invalid field has the focus, and its message describes it.',
      ],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof FormDialog>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

/** Cannot be cancelled until the response arrives. */
export const Sending: StoryObj<typeof meta> = { args: { form: submittingForm } };

export const Refused: StoryObj<typeof meta> = { args: { form: rejectedForm, children: invalidFields } };
