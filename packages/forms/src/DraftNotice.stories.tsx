import { BUTTON_KEYBOARD, type ComponentDocs, noop } from '@skal/shared-ui/testing/componentDocs.ts';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DraftNotice } from './DraftNotice.tsx';

const meta = {
  title: 'Forms/DraftNotice',
  component: DraftNotice,
  args: { draft: { restored: 'whole', discard: noop, clear: noop } },
  parameters: {
    about: {
      keys: BUTTON_KEYBOARD,
      accessibility: [
        'A `status`: announced at the next pause, without taking the focus.',
        'Discard moves the focus to the first field of the form.',
      ],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof DraftNotice>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

/** With content that is not text and could not be restored. */
export const Partial: StoryObj<typeof meta> = {
  args: {
    draft: { restored: 'partial', discard: noop, clear: noop },
    remark: 'Please choose your files again.',
  },
};
