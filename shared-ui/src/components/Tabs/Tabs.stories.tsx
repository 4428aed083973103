import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ComponentDocs, noop } from '../../testing/componentDocs.ts';
import { TabPanel } from './TabPanel.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'clients', label: 'Clients', count: 138 },
  { id: 'inbox', label: 'Inbox', count: '99+' },
];
const panels = tabs.map(({ id, label }) => (
  <TabPanel key={id} id={id}>
    What {label} shows
  </TabPanel>
));

const meta = {
  title: 'Data/Tabs',
  component: Tabs,
  subcomponents: { TabPanel },
  args: { label: 'Operator', tabs, value: 'clients', onValueChange: noop, children: panels },
  parameters: {
    about: {
      keys: {
        'Left, Right': 'activates the previous or next tab',
        'Home, End': 'activates the first or last tab',
        Tab: 'moves to the panel',
      },
      accessibility: ['A named `tablist`; each panel is labelled by its tab. A count is part of the tab’s name.'],
      handlerProps: { onValueChange: (value: string) => ({ value }) },
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof Tabs>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

/** Tabs that do not fit scroll horizontally; the active one is visible. */
export const Narrow: StoryObj<typeof meta> = {
  args: { value: 'inbox' },
  render: (args) => (
    <div style={{ inlineSize: 220 }}>
      <Tabs {...args} />
    </div>
  ),
};
