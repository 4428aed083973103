import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ComponentDocs, DIALOG_KEYBOARD, INLINE_FRAME_STORY, noop } from '../../testing/componentDocs.ts';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  title: 'Windows/AlertDialog',
  component: AlertDialog,
  args: {
    open: true,
    onOpenChange: noop,
    onConfirm: noop,
    title: 'Remove Mia Lund?',
    description: 'She is signed out and cannot come back.',
    confirmLabel: 'Remove',
    cancelLabel: 'Keep',
    busyLabel: 'Removing...',
  },
  tags: ['window'],
  parameters: {
    ...INLINE_FRAME_STORY,
    about: {
      keys: DIALOG_KEYBOARD,
      accessibility: [
        'An `alertdialog` named by its question. The cancel button has the initial focus.',
        'It cannot be closed while the action is in progress, not even with Escape.',
      ],
      handlerProps: { onOpenChange: (open: boolean) => ({ open }) },
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const Danger: StoryObj<typeof meta> = { args: { danger: true } };

export const Busy: StoryObj<typeof meta> = { args: { danger: true, busy: true } };
