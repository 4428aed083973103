import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type About, IN_WINDOW, nothing, WINDOW_KEYS } from '../../testing/story.ts';
import { Text } from '../Text.tsx';
import { Sheet } from './Sheet.tsx';

const meta = {
  title: 'Windows/Sheet',
  component: Sheet,
  args: { open: true, onOpenChange: nothing, title: 'Menu', children: <Text>Services</Text> },
  tags: ['window'],
  parameters: {
    ...IN_WINDOW,
    about: {
      keys: WINDOW_KEYS,
      access: ['As a Dialog. Its sides are those of the screen, whichever way the text runs.'],
      keeps: { onOpenChange: (open: boolean) => ({ open }) },
    } satisfies About,
  },
} satisfies Meta<typeof Sheet>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const Left: StoryObj<typeof meta> = { args: { side: 'left' } };

export const Top: StoryObj<typeof meta> = { args: { side: 'top' } };

export const Bottom: StoryObj<typeof meta> = { args: { side: 'bottom', visuallyHiddenTitle: true } };
