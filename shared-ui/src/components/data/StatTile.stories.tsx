import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BUTTON_KEYBOARD, type ComponentDocs } from '../../testing/componentDocs.ts';
import { Stack } from '../layout/Stack.tsx';
import { StatTile } from './StatTile.tsx';

const meta = {
  title: 'Data/StatTile',
  component: StatTile,
  args: { label: 'Monthly revenue', value: '2,400', unit: 'kr.' },
  parameters: {
    about: {
      keys: BUTTON_KEYBOARD,
      accessibility: ['A tile that opens something is a button: `as="button"`.'],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof StatTile>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={16}>
      <StatTile label="Monthly revenue" value="2,400" unit="kr." delta="+12 %" note="Read at 09:12" />
      <StatTile label="Orders today" value="0" />
      <StatTile as="button" label="Opens the clients" value="138" />
    </Stack>
  ),
};
