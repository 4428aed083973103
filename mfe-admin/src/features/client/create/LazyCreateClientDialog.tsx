import { createLazyResource } from '@skal/shell-kit';
import { LazyDialog, type LazyDialogState, useLazyDialog } from '../../../components/LazyDialog.tsx';
import { createForm } from '../../../content/dashboard/admin.ts';
import type { ClientPrefill } from './prefill.ts';

const code = createLazyResource(() => import(/* webpackChunkName: "CreateClientDialog" */ './CreateClientDialog.tsx'));

/** Whether the dialog that creates a client is open. */
export const useCreateClientDialog = (): LazyDialogState => useLazyDialog(code);

interface Props extends Pick<LazyDialogState, 'open' | 'setOpen'> {
  /** What the form begins with, and what is done once there is a client. */
  filling?: ClientPrefill;
  onCreated?: () => void;
}

/** The dialog that creates a client: its form and rules are a chunk of their own, loaded on intent. */
export const LazyCreateClientDialog = ({ filling, onCreated, ...door }: Props) => (
  <LazyDialog {...door} code={code} notLoaded={createForm.notLoaded}>
    {({ default: CreateClientDialog }, open) => (
      <CreateClientDialog {...{ open, filling, onCreated }} onOpenChange={door.setOpen} />
    )}
  </LazyDialog>
);
