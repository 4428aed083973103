import { Button, UploadIcon } from '@skal/shared-ui';
import { createResource } from '@skal/shell-kit';
import { useSession } from '@skal/shell-kit/api';
import { importForm as words } from '../../content/ledgerImport.ts';
import { LateDialog, useDoor } from '../../frame/LateDialog.tsx';

const code = createResource(() => import(/* webpackChunkName: "ImportDialog" */ './ImportDialog.tsx'));

/** The way to entries from a file, for an owner. */
export function ImportEntries() {
  const { opener, ...door } = useDoor(code);
  const { user } = useSession();
  if (user.role !== 'owner') return null;
  return (
    <>
      <Button variant="secondary" size="sm" {...opener}>
        <UploadIcon />
        {words.open}
      </Button>
      <LateDialog {...door} code={code} notLoaded={words.notLoaded}>
        {({ default: ImportDialog }, open) => <ImportDialog open={open} onOpenChange={door.setOpen} />}
      </LateDialog>
    </>
  );
}
