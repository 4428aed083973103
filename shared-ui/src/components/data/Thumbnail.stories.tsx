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
    failed: 'The preview could not be loaded',
  },
  parameters: {
    about: {
      keys: {},
      accessibility: [
        'An image with its own name. It is not a link: the link to the full image is next to it.',
        'Its space is reserved while it loads; if loading fails, a message takes its place.',
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
