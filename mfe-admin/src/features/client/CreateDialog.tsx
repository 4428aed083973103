import { createResource } from '@skal/shell-kit';
import { createForm } from '../../content/admin.ts';
import { type Door, LateDialog, useDoor } from '../../frame/LateDialog.tsx';
import type { Filling } from './filling.ts';

const code = createResource(() => import(/* webpackChunkName: "CreateClientDialog" */ './CreateClientDialog.tsx'));

/** Whether the dialog that creates a client is open. */
export const useCreateDialog = (): Door => useDoor(code);

interface Props extends Pick<Door, 'open' | 'setOpen'> {
  /** What the form begins with, and what is done once there is a client. */
  filling?: Filling;
  onCreated?: () => void;
}

/** The dialog that creates a client: its form and rules are a chunk of their own, loaded on intent. */
export const CreateDialog = ({ filling, onCreated, ...door }: Props) => (
  <LateDialog {...door} code={code} notLoaded={createForm.notLoaded}>
    {({ default: CreateClientDialog }, open) => (
      <CreateClientDialog {...{ open, filling, onCreated }} onOpenChange={door.setOpen} />
    )}
  </LateDialog>
);
