import { LazyDialog, type LazyDialogState, useLazyDialog } from '@skal/forms/LazyDialog.tsx';
import { createLazyResource } from '@skal/shell-kit';
import { createForm } from '../../../content/dashboard/admin.ts';
import type { ClientPrefill } from './prefill.ts';

const dialogResource = createLazyResource(
  () => import(/* webpackChunkName: "CreateClientDialog" */ './CreateClientDialog.tsx'),
);

/** Open state of the create client dialog. */
export const useCreateClientDialog = (): LazyDialogState => useLazyDialog(dialogResource);

interface Props extends Pick<LazyDialogState, 'open' | 'setOpen'> {
  /** Initial values of the form. */
  prefill?: ClientPrefill;
  onCreated?: () => void;
}

/** The dialog that creates a client. Its form and validation are a separate chunk, prefetched on hover and focus. */
export const LazyCreateClientDialog = ({ prefill, onCreated, ...dialog }: Props) => (
  <LazyDialog {...dialog} resource={dialogResource} loadError={createForm.notLoaded}>
    {({ default: CreateClientDialog }, open) => (
      <CreateClientDialog {...{ open, prefill, onCreated }} onOpenChange={dialog.setOpen} />
    )}
  </LazyDialog>
);
