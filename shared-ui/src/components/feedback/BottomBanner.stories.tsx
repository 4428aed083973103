import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ComponentDocs, INLINE_FRAME_STORY } from '../../testing/componentDocs.ts';
import { Button } from '../Button/Button.tsx';
import { BottomBanner } from './BottomBanner.tsx';

const meta = {
  title: 'States/FootBanner',
  component: BottomBanner,
  args: { tone: 'attention', children: 'A new version of this page is there.' },
  parameters: {
    ...INLINE_FRAME_STORY,
    about: {
      keys: {},
      accessibility: ['An `alert`: announced when it appears, without taking the focus.'],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof BottomBanner>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const WithAction: StoryObj<typeof meta> = {
  tags: ['window'],
  args: { action: <Button size="sm">Reload</Button> },
};
