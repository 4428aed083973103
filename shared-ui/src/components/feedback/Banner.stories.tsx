import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentDocs } from '../../testing/componentDocs.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'States/Banner',
  component: Banner,
  args: { tone: 'accent', children: 'You are looking at the portal of Nordlys Bakery.' },
  parameters: {
    about: {
      keys: {},
      accessibility: [
        'Add `role="alert"` if it can appear after the page has loaded, or use BottomBanner, which has it.',
        'Its icon carries the same meaning as its colour.',
      ],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof Banner>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={12}>
      {(['neutral', 'accent', 'success', 'attention', 'danger'] as const).map((tone) => (
        <Banner key={tone} tone={tone} action={tone === 'danger' ? <Button size="sm">Try again</Button> : undefined}>
          You are looking at the portal of Nordlys Bakery.
        </Banner>
      ))}
    </Stack>
  ),
};
