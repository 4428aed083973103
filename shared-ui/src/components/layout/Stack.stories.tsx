import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentDocs } from '../../testing/componentDocs.ts';
import { Badge } from '../data/Badge.tsx';
import { Stack } from './Stack.tsx';

const badges = ['One', 'Two', 'Three'].map((word) => <Badge key={word}>{word}</Badge>);

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { children: ['One', 'Two', 'Three'].map((word) => <Badge key={word}>{word}</Badge>) },
  parameters: {
    about: {
      keys: {},
      accessibility: ['The order on the screen is the order in the page.'],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof Stack>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={32}>
      {([4, 16, 48] as const).map((gap) => (
        <Stack key={gap} direction="row" gap={gap} wrap>
          {badges}
        </Stack>
      ))}
      {(['start', 'center', 'end', 'space-between'] as const).map((justify) => (
        <Stack key={justify} direction="row" gap={8} justify={justify}>
          {badges}
        </Stack>
      ))}
    </Stack>
  ),
};
