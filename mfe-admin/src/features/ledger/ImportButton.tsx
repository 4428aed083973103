import { LazyDialog, useLazyDialog } from '@skal/forms/LazyDialog.tsx';
import { Button, UploadIcon } from '@skal/shared-ui';
import { createLazyResource } from '@skal/shell-kit';
import { useSession } from '@skal/shell-kit/api';
import { importForm as copy } from '../../content/billing/ledgerImport.ts';

const code = createLazyResource(() => import(/* webpackChunkName: "ImportDialog" */ './ImportDialog.tsx'));

/** Opens the CSV import, for owners. */
export function ImportButton() {
  const { triggerProps, ...dialog } = useLazyDialog(code);
  const { user } = useSession();
  if (user.role !== 'owner') return null;
  return (
    <>
      <Button variant="secondary" size="sm" {...triggerProps}>
        <UploadIcon />
        {copy.open}
      </Button>
      <LazyDialog {...dialog} resource={code} loadError={copy.notLoaded}>
        {({ default: ImportDialog }, open) => <ImportDialog open={open} onClose={() => dialog.setOpen(false)} />}
      </LazyDialog>
    </>
  );
}
