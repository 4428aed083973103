import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ComponentDocs, DIALOG_KEYBOARD, INLINE_FRAME_STORY, noop } from '../../testing/componentDocs.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../Field/text/TextField.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Dialog } from './Dialog.tsx';

const fields = <TextField label="Email" name="email" />;

const meta = {
  title: 'Windows/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: noop,
    title: 'Add a member',
    description: 'They receive an email with a link.',
    children: fields,
  },
  tags: ['window'],
  parameters: {
    ...INLINE_FRAME_STORY,
    about: {
      keys: DIALOG_KEYBOARD,
      accessibility: [
        'A modal dialog: named by its title, described by its description. The page behind is not reachable.',
        'It takes the focus when it opens, or gives it to `initialFocus`, and restores it when it closes.',
      ],
      handlerProps: { onOpenChange: (open: boolean) => ({ open }) },
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof Dialog>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const WithFooter: StoryObj<typeof meta> = {
  args: {
    footer: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button>Add</Button>
      </>
    ),
  },
};

/** The body scrolls; header and footer stay. */
export const Long: StoryObj<typeof meta> = {
  args: {
    footer: <Button>Add</Button>,
    children: <Stack gap={24}>{Array.from({ length: 9 }, () => fields)}</Stack>,
  },
};
