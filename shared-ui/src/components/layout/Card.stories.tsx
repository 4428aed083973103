import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentDocs } from '../../testing/componentDocs.ts';
import { Card } from './Card.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { children: 'What belongs together' },
  parameters: {
    about: {
      keys: {},
      accessibility: ['No semantics of its own: use `<Card as="li">` in a list.'],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof Card>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={12}>
      {(['surface', 'sunken', 'outline'] as const).map((tone) => (
        <Card key={tone} tone={tone}>
          {tone}
        </Card>
      ))}
      {([0, 12, 16, 24, 32] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          {padding} px around
        </Card>
      ))}
    </Stack>
  ),
};
