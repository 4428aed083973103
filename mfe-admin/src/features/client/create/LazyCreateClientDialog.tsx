import { createLazyResource } from '@skal/shell-kit';
import { LazyDialog, type LazyDialogState, useLazyDialog } from '../../../components/LazyDialog.tsx';
import { createForm } from '../../../content/dashboard/admin.ts';
import type { ClientPrefill } from './prefill.ts';

const code = createLazyResource(() => import(/* webpackChunkName: "CreateClientDialog" */ './CreateClientDialog.tsx'));

/** Open state of the create client dialog. */
export const useCreateClientDialog = (): LazyDialogState => useLazyDialog(code);

interface Props extends Pick<LazyDialogState, 'open' | 'setOpen'> {
  /** Initial values of the form, and a callback on success. */
  filling?: ClientPrefill;
  onCreated?: () => void;
}

/** The create client dialog; its form and validation are a chunk of their own, prefetched on intent. */
export const LazyCreateClientDialog = ({ filling, onCreated, ...door }: Props) => (
  <LazyDialog {...door} code={code} notLoaded={createForm.notLoaded}>
    {({ default: CreateClientDialog }, open) => (
      <CreateClientDialog {...{ open, filling, onCreated }} onOpenChange={door.setOpen} />
    )}
  </LazyDialog>
);
