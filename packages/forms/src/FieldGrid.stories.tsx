import { TextField } from '@skal/shared-ui';
import type { ComponentDocs } from '@skal/shared-ui/testing/componentDocs.ts';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FieldGrid } from './layout.ts';

const meta = {
  title: 'Forms/FieldPairs',
  component: FieldGrid,
  args: {
    children: (
      <>
        <TextField label="First name" name="firstName" required />
        <TextField label="Last name" name="lastName" required error="Please enter a last name" />
        <TextField label="City" name="city" />
      </>
    ),
  },
  parameters: {
    about: {
      keys: {},
      accessibility: ['None: it only lays out its fields, which keep their order.'],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof FieldGrid>;
export default meta;

/** Two columns, and one on a phone. */
export const Example: StoryObj<typeof meta> = {};
