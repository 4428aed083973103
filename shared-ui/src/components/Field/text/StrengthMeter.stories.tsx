import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentDocs } from '../../../testing/componentDocs.ts';
import { Stack } from '../../layout/Stack.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';

const meta = {
  title: 'Fields/StrengthMeter',
  component: StrengthMeter,
  args: { score: 62.5, strengthLabel: 'Good, a longer one is better' },
  parameters: {
    about: {
      keys: {},
      accessibility: ['A `meter`: its value is the score; screen readers announce the text beside it.'],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof StrengthMeter>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={16}>
      <StrengthMeter score={0} strengthLabel="Nothing typed" />
      <StrengthMeter score={25} strengthLabel="Weak" />
      <StrengthMeter score={50} strengthLabel="Fair" />
      <StrengthMeter score={87.5} strengthLabel="Good" />
      <StrengthMeter score={100} strengthLabel="Strong" />
    </Stack>
  ),
};
