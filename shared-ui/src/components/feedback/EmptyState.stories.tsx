import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentDocs } from '../../testing/componentDocs.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'States/EmptyState',
  component: EmptyState,
  args: { title: 'No tickets yet' },
  parameters: {
    about: {
      keys: {},
      accessibility: ['Its title is a heading; set `headingLevel` for its place in the page outline.'],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={32}>
      <EmptyState title="No tickets yet" />
      <EmptyState
        title="No tickets yet"
        description="What you write to us appears here, with our answer."
        action={<Button>Write to us</Button>}
      />
    </Stack>
  ),
};
