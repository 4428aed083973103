import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type About, IN_WINDOW, nothing } from '../testing/story.ts';
import { NotOpened } from './NotOpened.tsx';

const meta = {
  title: 'States/NotOpened',
  component: NotOpened,
  args: { children: 'The form did not open. You can also write to us.', onRetry: nothing, onClose: nothing },
  tags: ['window'],
  parameters: {
    ...IN_WINDOW,
    about: {
      keys: { Tab: 'goes on to the buttons' },
      access: ['An alert: it is read out where a dialog would have taken the focus.'],
    } satisfies About,
  },
} satisfies Meta<typeof NotOpened>;
export default meta;

export const Example: StoryObj<typeof meta> = {};
