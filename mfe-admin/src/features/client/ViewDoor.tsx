import { Button } from '@skal/shared-ui';
import { createLazyResource } from '@skal/shell-kit';
import { savedViews as words } from '../../content/clientViews.ts';
import { LazyDialog, useLazyDialog } from '../../frame/LateDialog.tsx';
import type { TableSettings, UpdateTableSettings } from './useTableSettings.ts';

const code = createLazyResource(() => import(/* webpackChunkName: "ViewDialog" */ './ViewDialog.tsx'));

interface Props {
  settings: TableSettings;
  onChange: UpdateTableSettings;
}

/** The button to columns and saved views; their dialog comes when somebody is about to press. */
export function SavedViewsButton({ settings, onChange }: Props) {
  const { opener, ...door } = useLazyDialog(code);
  return (
    <>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" {...opener}>
        {words.open}
      </Button>
      <LazyDialog {...door} code={code} notLoaded={words.notLoaded}>
        {({ default: SavedViewsDialog }, open) => (
          <SavedViewsDialog {...{ open, settings, onChange }} onOpenChange={door.setOpen} />
        )}
      </LazyDialog>
    </>
  );
}
