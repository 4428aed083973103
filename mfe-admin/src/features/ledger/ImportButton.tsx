import { Button, UploadIcon } from '@skal/shared-ui';
import { createLazyResource } from '@skal/shell-kit';
import { useSession } from '@skal/shell-kit/api';
import { LazyDialog, useLazyDialog } from '../../components/LazyDialog.tsx';
import { importForm as words } from '../../content/billing/ledgerImport.ts';

const code = createLazyResource(() => import(/* webpackChunkName: "ImportDialog" */ './ImportDialog.tsx'));

/** Opens the CSV import, for owners. */
export function ImportButton() {
  const { triggerProps, ...door } = useLazyDialog(code);
  const { user } = useSession();
  if (user.role !== 'owner') return null;
  return (
    <>
      <Button variant="secondary" size="sm" {...triggerProps}>
        <UploadIcon />
        {words.open}
      </Button>
      <LazyDialog {...door} resource={code} loadError={words.notLoaded}>
        {({ default: ImportDialog }, open) => <ImportDialog open={open} onOpenChange={door.setOpen} />}
      </LazyDialog>
    </>
  );
}
