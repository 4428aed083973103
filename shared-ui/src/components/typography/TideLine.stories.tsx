import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentDocs } from '../../testing/componentDocs.ts';
import { Stack } from '../layout/Stack.tsx';
import { TideLine } from './TideLine.tsx';

const meta = {
  title: 'Data/TideLine',
  component: TideLine,
  args: { progress: 0.4, width: 240 },
  parameters: {
    about: {
      keys: {},
      accessibility: [
        'Hidden from assistive technology, because the text beside it has the same information. It animates once, or never with reduced motion.',
      ],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof TideLine>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={24}>
      {[0, 0.4, 1].map((progress) => (
        <TideLine key={progress} progress={progress} width={240} />
      ))}
      <TideLine progress={0.6} now={false} width={240} />
      <TideLine progress={0.4} orientation="vertical" width={120} />
    </Stack>
  ),
};
