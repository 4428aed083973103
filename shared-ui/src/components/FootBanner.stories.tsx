import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type About, IN_WINDOW } from '../testing/story.ts';
import { Button } from './Button/Button.tsx';
import { FootBanner } from './FootBanner.tsx';

const meta = {
  title: 'States/FootBanner',
  component: FootBanner,
  args: { tone: 'havtorn', children: 'A new version of this page is there.' },
  parameters: {
    ...IN_WINDOW,
    about: {
      keys: {},
      access: ['It is an alert: it is read out as it appears, and takes no focus.'],
    } satisfies About,
  },
} satisfies Meta<typeof FootBanner>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const WithAction: StoryObj<typeof meta> = {
  tags: ['window'],
  args: { action: <Button size="sm">Reload</Button> },
};
