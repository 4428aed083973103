import { type About, nothing } from '@skal/shared-ui/testing/story.ts';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StepForm } from './StepForm.tsx';
import { faultyFields, fields, refused, sending, untouched, words } from './testing/shownForm.tsx';

const meta = {
  title: 'Forms/StepForm',
  component: StepForm,
  args: { ...words, form: untouched, label: 'Your address', onCancel: nothing, children: fields },
  parameters: {
    about: {
      keys: { Enter: 'in a field sends the form' },
      access: [
        'The form needs its own name: the dialog around it has other steps.',
        'After a refused attempt the focus is on the first field that is wrong, and its message is read with it.',
      ],
    } satisfies About,
  },
} satisfies Meta<typeof StepForm>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

/** There is no way out until the answer is there. */
export const Sending: StoryObj<typeof meta> = { args: { form: sending } };

export const Refused: StoryObj<typeof meta> = { args: { form: refused, children: faultyFields } };

/** What it does cannot be taken back. */
export const Danger: StoryObj<typeof meta> = { args: { variant: 'danger', submit: 'Turn off' } };
