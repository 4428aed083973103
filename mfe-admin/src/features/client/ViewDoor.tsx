import { Button, NotOpened } from '@skal/shared-ui';
import { createResource, Late } from '@skal/shell-kit';
import { useState } from 'react';
import { clientViews as words } from '../../content/clientViews.ts';
import type { ChangeSettings, TableSettings } from './useTableSettings.ts';

const code = createResource(() => import(/* webpackChunkName: "ViewDialog" */ './ViewDialog.tsx'));

interface Props {
  settings: TableSettings;
  onChange: ChangeSettings;
}

/** The button to columns and saved views; their dialog comes when somebody is about to press. */
export function ViewDoor({ settings, onChange }: Props) {
  const [open, setOpen] = useState<boolean | null>(null);
  const press = () => {
    code.prefetch();
    setOpen(true);
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        onClick={press}
        onPointerEnter={code.prefetch}
        onFocus={code.prefetch}
      >
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
          {({ default: ViewDialog }) => <ViewDialog {...{ open, settings, onChange }} onOpenChange={setOpen} />}
        </Late>
      )}
    </>
  );
}
