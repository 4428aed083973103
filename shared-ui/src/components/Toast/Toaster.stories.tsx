import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ComponentDocs, INLINE_FRAME_STORY, noop } from '../../testing/componentDocs.ts';
import { Toaster } from './Toaster.tsx';

const meta = {
  title: 'Windows/Toaster',
  component: Toaster,
  args: {
    toast: { id: 'saved', title: 'Saved', description: 'Your settings are saved.' },
    onDismiss: noop,
    duration: Number.POSITIVE_INFINITY,
  },
  tags: ['window'],
  parameters: {
    ...INLINE_FRAME_STORY,
    about: {
      keys: { F8: 'moves to the toasts', Escape: 'closes the focused toast' },
      accessibility: [
        'A named region. Toasts are announced: errors immediately, others at the next pause.',
        'It stays while it is hovered or focused.',
      ],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof Toaster>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const Success: StoryObj<typeof meta> = {
  args: { toast: { id: 'success', title: 'Saved', description: 'Your settings are saved.', variant: 'success' } },
};

export const WithLink: StoryObj<typeof meta> = {
  args: {
    toast: {
      ...{ id: 'reached', title: 'Saved', description: 'Your report is ready.', variant: 'success' },
      link: { label: 'Open the report', href: '#report' },
    },
  },
};

export const Failed: StoryObj<typeof meta> = {
  args: { toast: { id: 'failed', title: 'Not saved', description: 'Please try again.', variant: 'destructive' } },
};
