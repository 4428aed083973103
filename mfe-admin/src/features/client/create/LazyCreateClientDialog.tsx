import { createLazyResource } from '@skal/shell-kit';
import { LazyDialog, type LazyDialogState, useLazyDialog } from '../../../components/LazyDialog.tsx';
import { createForm } from '../../../content/dashboard/admin.ts';
import type { ClientPrefill } from './prefill.ts';

const code = createLazyResource(() => import(/* webpackChunkName: "CreateClientDialog" */ './CreateClientDialog.tsx'));

/** Open state of the create client dialog. */
export const useCreateClientDialog = (): LazyDialogState => useLazyDialog(code);

interface Props extends Pick<LazyDialogState, 'open' | 'setOpen'> {
  /** Initial values of the form, and a callback on success. */
  prefill?: ClientPrefill;
  onCreated?: () => void;
}

/** The create client dialog; its form and validation are a chunk of their own, prefetched on intent. */
export const LazyCreateClientDialog = ({ prefill, onCreated, ...dialog }: Props) => (
  <LazyDialog {...dialog} resource={code} loadError={createForm.notLoaded}>
    {({ default: CreateClientDialog }, open) => (
      <CreateClientDialog {...{ open, prefill, onCreated }} onOpenChange={dialog.setOpen} />
    )}
  </LazyDialog>
);
