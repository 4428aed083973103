import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type About, BUTTON_KEYS, nothing } from '../testing/story.ts';
import { ErrorState } from './ErrorState.tsx';
import { LinkButton } from './LinkButton.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'States/ErrorState',
  component: ErrorState,
  args: { title: 'Your invoices did not load', description: 'Please try again in a moment.', onRetry: nothing },
  parameters: {
    about: {
      keys: BUTTON_KEYS,
      access: ['Its title is a heading, and the way out comes after the way to try again.'],
    } satisfies About,
  },
} satisfies Meta<typeof ErrorState>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={32}>
      <ErrorState title="Your invoices did not load" description="Please try again in a moment." onRetry={nothing} />
      <ErrorState
        title="This page is not there"
        description="The address may have changed."
        requestId="01JD8X4T"
        actions={
          <LinkButton href="#example" variant="secondary">
            Home
          </LinkButton>
        }
      />
    </Stack>
  ),
};
