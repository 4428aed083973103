import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ClockIcon } from '../../icons.ts';
import type { ComponentDocs } from '../../testing/componentDocs.ts';
import { Stack } from '../layout/Stack.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { children: 'Active', tone: 'success' },
  parameters: {
    about: {
      keys: {},
      accessibility: ['The text carries the meaning; the colour only supports it.'],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof Badge>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack direction="row" gap={12} wrap>
      {(['neutral', 'success', 'attention', 'accent', 'danger', 'outline'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge tone="attention" icon={<ClockIcon />}>
        Coming soon
      </Badge>
    </Stack>
  ),
};
