import { Button } from '@skal/shared-ui';
import { createResource } from '@skal/shell-kit';
import { clientViews as words } from '../../content/clientViews.ts';
import { LateDialog, useDoor } from '../../frame/LateDialog.tsx';
import type { ChangeSettings, TableSettings } from './useTableSettings.ts';

const code = createResource(() => import(/* webpackChunkName: "ViewDialog" */ './ViewDialog.tsx'));

interface Props {
  settings: TableSettings;
  onChange: ChangeSettings;
}

/** The button to columns and saved views; their dialog comes when somebody is about to press. */
export function ViewDoor({ settings, onChange }: Props) {
  const { opener, ...door } = useDoor(code);
  return (
    <>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" {...opener}>
        {words.open}
      </Button>
      <LateDialog {...door} code={code} notLoaded={words.notLoaded}>
        {({ default: ViewDialog }, open) => (
          <ViewDialog {...{ open, settings, onChange }} onOpenChange={door.setOpen} />
        )}
      </LateDialog>
    </>
  );
}
