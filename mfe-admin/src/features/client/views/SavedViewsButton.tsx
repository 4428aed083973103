import { LazyDialog, useLazyDialog } from '@skal/forms/LazyDialog.tsx';
import { Button } from '@skal/shared-ui';
import { createLazyResource } from '@skal/shell-kit';
import { savedViews as copy } from '../../../content/clients/savedViews.ts';
import type { TableSettings, UpdateTableSettings } from './useTableSettings.ts';

const code = createLazyResource(() => import(/* webpackChunkName: "ViewDialog" */ './SavedViewsDialog.tsx'));

interface Props {
  settings: TableSettings;
  onChange: UpdateTableSettings;
}

/** Opens the lazily loaded dialog of columns and saved views. */
export function SavedViewsButton({ settings, onChange }: Props) {
  const { triggerProps, ...dialog } = useLazyDialog(code);
  return (
    <>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" {...triggerProps}>
        {copy.open}
      </Button>
      <LazyDialog {...dialog} resource={code} loadError={copy.notLoaded}>
        {({ default: SavedViewsDialog }, open) => (
          <SavedViewsDialog {...{ open, settings, onChange }} onOpenChange={dialog.setOpen} />
        )}
      </LazyDialog>
    </>
  );
}
