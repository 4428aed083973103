import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ComponentDocs, noop } from '../../testing/componentDocs.ts';
import { Stack } from '../layout/Stack.tsx';
import { FileDrop } from './FileDrop.tsx';

const hint = 'Up to 8 files of 5 MB each';
const files = [
  { id: 'done', name: 'counter.jpg', size: 339_968 },
  { id: 'sent', name: 'the whole bakery with everybody in it on a summer day.jpg', size: 3_355_443, progress: 0.4 },
  { id: 'wrong', name: 'film.mov', size: 83_990_937, error: 'This file is larger than 5 MB' },
];

const meta = {
  title: 'Fields/FileDrop',
  component: FileDrop,
  args: {
    label: 'Pictures',
    hint: 'Up to 8 files of 5 MB each',
    files: [],
    onAdd: noop,
    onRemove: noop,
    accept: 'image/*',
  },
  parameters: {
    about: {
      keys: { 'Enter, Space': 'opens the file picker', Tab: 'moves to the buttons that remove a file' },
      accessibility: [
        'A native file input covers the whole zone, so that the keyboard can do what dropping does.',
        'Removing a file moves the focus to the zone. Upload progress is a `progressbar` named by the file.',
      ],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof FileDrop>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={24}>
      <FileDrop label="Nothing yet" hint={hint} files={[]} onAdd={noop} onRemove={noop} accept="image/*" />
      <FileDrop label="Some" hint={hint} files={files} onAdd={noop} onRemove={noop} accept="image/*" />
      <FileDrop label="Off" hint={hint} files={[]} onAdd={noop} onRemove={noop} accept="image/*" disabled />
    </Stack>
  ),
};
