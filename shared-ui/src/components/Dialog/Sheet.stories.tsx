import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ComponentDocs, DIALOG_KEYBOARD, INLINE_FRAME_STORY, noop } from '../../testing/componentDocs.ts';
import { Text } from '../typography/Text.tsx';
import { Sheet } from './Sheet.tsx';

const meta = {
  title: 'Windows/Sheet',
  component: Sheet,
  args: { open: true, onOpenChange: noop, title: 'Menu', children: <Text>Services</Text> },
  tags: ['window'],
  parameters: {
    ...INLINE_FRAME_STORY,
    about: {
      keys: DIALOG_KEYBOARD,
      accessibility: ['Same as Dialog. `left` and `right` are physical sides, regardless of the text direction.'],
      handlerProps: { onOpenChange: (open: boolean) => ({ open }) },
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof Sheet>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const Left: StoryObj<typeof meta> = { args: { side: 'left' } };

export const Top: StoryObj<typeof meta> = { args: { side: 'top' } };

export const Bottom: StoryObj<typeof meta> = { args: { side: 'bottom', visuallyHiddenTitle: true } };
