import { type About, IN_WINDOW, nothing, WINDOW_KEYS } from '@skal/shared-ui/testing/story.ts';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FormDialog } from './FormDialog.tsx';
import { faultyFields, fields, refused, sending, untouched, words } from './testing/shownForm.tsx';

const meta = {
  title: 'Forms/FormDialog',
  component: FormDialog,
  args: {
    open: true,
    onClose: nothing,
    title: 'Change your address',
    description: 'We send a link to the new one.',
    form: untouched,
    words,
    children: fields,
  },
  tags: ['window'],
  parameters: {
    ...IN_WINDOW,
    about: {
      keys: { ...WINDOW_KEYS, Enter: 'in a field sends the form' },
      access: [
        'The form has the name of its dialog.',
        'After a refused attempt the focus is on the first field that is wrong, and its message is read with it.',
      ],
    } satisfies About,
  },
} satisfies Meta<typeof FormDialog>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

/** There is no way out until the answer is there. */
export const Sending: StoryObj<typeof meta> = { args: { form: sending } };

export const Refused: StoryObj<typeof meta> = { args: { form: refused, children: faultyFields } };
