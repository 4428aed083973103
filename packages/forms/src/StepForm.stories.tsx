import { type ComponentDocs, noop } from '@skal/shared-ui/testing/componentDocs.ts';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StepForm } from './StepForm.tsx';
import { fields, invalidFields, labels, pristineForm, rejectedForm, submittingForm } from './testing/storyForms.tsx';

const meta = {
  title: 'Forms/StepForm',
  component: StepForm,
  args: { ...labels, form: pristineForm, label: 'Your address', onCancel: noop, children: fields },
  parameters: {
    about: {
      keys: { Enter: 'in a field: submits the form' },
      accessibility: [
        'The form has its own name, because its dialog has several steps.',
        'After a rejected submission the first invalid field has the focus, and its message describes it.',
      ],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof StepForm>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

/** Cannot be cancelled until the response arrives. */
export const Sending: StoryObj<typeof meta> = { args: { form: submittingForm } };

export const Refused: StoryObj<typeof meta> = { args: { form: rejectedForm, children: invalidFields } };

/** For an action that cannot be undone. */
export const Danger: StoryObj<typeof meta> = { args: { variant: 'danger', submit: 'Turn off' } };
