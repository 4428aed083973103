import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentDocs } from '../../testing/componentDocs.ts';
import { Stack } from '../layout/Stack.tsx';
import { qrCodeDataUrl } from './QrCode.tsx';
import { Thumbnail } from './Thumbnail.tsx';

const meta = {
  title: 'Data/Thumbnail',
  component: Thumbnail,
  args: {
    src: qrCodeDataUrl('https://skal.example'),
    alt: 'screen.png',
    width: 320,
    height: 320,
    failed: 'The preview did not load',
  },
  parameters: {
    about: {
      keys: {},
      access: [
        'A picture with its own name. It leads nowhere: the link to the whole of it stands beside.',
        'Its place is kept while it comes; when it does not come, a sentence stands there.',
      ],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof Thumbnail>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const States: StoryObj<typeof meta> = {
  render: (args) => (
    <Stack direction="row" gap={16} wrap>
      <Thumbnail {...args} />
      <Thumbnail {...args} height={120} />
      <Thumbnail {...args} width={24} height={24} />
      <Thumbnail {...args} src="data:image/png;base64," />
    </Stack>
  ),
};
