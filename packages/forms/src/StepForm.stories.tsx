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
      keys: { Enter: 'in a field sends the form' },
      access: [
        'The form needs its own name: the dialog around it has other steps.',
        'After a refused attempt the focus is on the first field that is wrong, and its message is read with it.',
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
