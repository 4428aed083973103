import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BUTTON_KEYBOARD, type ComponentDocs } from '../../testing/componentDocs.ts';
import { ReloadButton } from './ReloadButton.tsx';

const meta = {
  title: 'Actions/ReloadButton',
  component: ReloadButton,
  args: { onReload: () => undefined },
  parameters: {
    about: {
      keys: BUTTON_KEYBOARD,
      accessibility: ['Shown beside "Try again" after two failures; it does not replace it.'],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof ReloadButton>;
export default meta;

export const Example: StoryObj<typeof meta> = {};
