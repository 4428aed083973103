import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentDocs } from '../../testing/componentDocs.ts';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Data/QrCode',
  component: QrCode,
  args: { label: 'Code for the app of Nordlys Bakery', value: 'https://skal.example/app/nordlys' },
  parameters: {
    about: {
      keys: {},
      accessibility: [
        'An image named by its label. It is dark on light in every theme, because some cameras cannot read inverted codes.',
      ],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof QrCode>;
export default meta;

export const Example: StoryObj<typeof meta> = {
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <QrCode {...args} />
    </div>
  ),
};
