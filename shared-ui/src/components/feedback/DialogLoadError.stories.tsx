import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ComponentDocs, INLINE_FRAME_STORY, noop } from '../../testing/componentDocs.ts';
import { DialogLoadError } from './DialogLoadError.tsx';

const meta = {
  title: 'States/NotOpened',
  component: DialogLoadError,
  args: { children: 'The form did not open. You can also write to us.', onRetry: noop, onClose: noop },
  tags: ['window'],
  parameters: {
    ...INLINE_FRAME_STORY,
    about: {
      keys: { Tab: 'moves to the buttons' },
      accessibility: ['An `alert`: announced at once, because no dialog takes the focus.'],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof DialogLoadError>;
export default meta;

export const Example: StoryObj<typeof meta> = {};
