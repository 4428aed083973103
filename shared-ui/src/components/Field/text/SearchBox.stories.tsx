import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ComponentDocs, noop } from '../../../testing/componentDocs.ts';
import { Stack } from '../../layout/Stack.tsx';
import { SearchBox } from './SearchBox.tsx';

const meta = {
  title: 'Fields/SearchBox',
  component: SearchBox,
  args: { label: 'Search clients', value: '', onChange: noop, shortcut: true },
  parameters: {
    about: {
      keys: {
        '/': 'leads to it from anywhere on the page, with `shortcut`',
        Tab: 'goes on to the button that clears it',
      },
      access: ['Its label is there for assistive technology; the key is announced as its shortcut.'],
      keeps: { onChange: (value: string) => ({ value }) },
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof SearchBox>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={16}>
      <SearchBox label="Search clients" value="" onChange={noop} />
      <SearchBox label="Search clients" value="" onChange={noop} shortcut />
      <SearchBox label="Search clients" value="Nordlys" onChange={noop} shortcut />
    </Stack>
  ),
};
