import { Button, NotOpened, UploadIcon } from '@skal/shared-ui';
import { createResource, Late } from '@skal/shell-kit';
import { useSession } from '@skal/shell-kit/api';
import { useState } from 'react';
import { importForm as words } from '../../content/ledgerImport.ts';

const code = createResource(() => import(/* webpackChunkName: "ImportDialog" */ './ImportDialog.tsx'));

/** The way to entries from a file, for an owner. */
export function ImportEntries() {
  const [open, setOpen] = useState<boolean | null>(null);
  const { user } = useSession();
  if (user.role !== 'owner') return null;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onPointerEnter={code.prefetch}
        onFocus={code.prefetch}
        onClick={() => setOpen(true)}
      >
        <UploadIcon />
        {words.open}
      </Button>
      {open === null ? null : (
        <Late
          resource={code}
          failed={(retry) =>
            open && (
              <NotOpened onRetry={retry} onClose={() => setOpen(false)}>
                {words.notLoaded}
              </NotOpened>
            )
          }
        >
          {({ default: ImportDialog }) => <ImportDialog open={open} onOpenChange={setOpen} />}
        </Late>
      )}
    </>
  );
}
