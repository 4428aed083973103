import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BUTTON_KEYBOARD, type ComponentDocs, noop } from '../../testing/componentDocs.ts';
import { LinkButton } from '../actions/LinkButton.tsx';
import { Stack } from '../layout/Stack.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'States/ErrorState',
  component: ErrorState,
  args: { title: 'Your invoices could not be loaded', description: 'Please try again in a moment.', onRetry: noop },
  parameters: {
    about: {
      keys: BUTTON_KEYBOARD,
      accessibility: ['Its title is a heading; the retry button precedes other actions.'],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof ErrorState>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={32}>
      <ErrorState
        title="Your invoices could not be loaded"
        description="Please try again in a moment."
        onRetry={noop}
      />
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
