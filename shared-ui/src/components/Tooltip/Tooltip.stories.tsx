import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ComponentDocs, INLINE_FRAME_STORY } from '../../testing/componentDocs.ts';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Windows/Tooltip',
  component: Tooltip,
  args: { content: 'Coming soon', children: <Button>AI Assistant</Button> },
  tags: ['window'],
  parameters: {
    ...INLINE_FRAME_STORY,
    about: {
      keys: { Tab: 'to its trigger: shows it at once', Escape: 'hides it' },
      accessibility: [
        'Its text describes the trigger, unless it only repeats the trigger’s name (`describe={false}`).',
        'A disabled trigger cannot be focused, so a wrapper takes the focus (`disabledTrigger`).',
      ],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const Open: StoryObj<typeof meta> = {
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.focus(),
};

export const OfADisabledTrigger: StoryObj<typeof meta> = {
  args: { disabledTrigger: true, children: <Button disabled>AI Assistant</Button> },
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('[data-tip]')?.focus(),
};
