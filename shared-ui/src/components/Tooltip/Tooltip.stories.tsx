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
      keys: { Tab: 'on its trigger: shows it immediately', Escape: 'hides it' },
      access: [
        'The remark is the description of its trigger, unless it only repeats the name (`describe={false}`).',
        'A disabled trigger cannot take the focus: a wrapper does (`disabledTrigger`).',
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
