import { DialogLoadError } from '@skal/shared-ui';
import { dialogSlice, Lazy, useDialogTriggers, useSite } from '@skal/shell-kit';
import { useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useRemoteResource } from '../federation/useRemoteResource.ts';
import { PhoneLink } from '../layout/PhoneLink.tsx';

const { selectOpenDialog, selectWantedDialogs } = dialogSlice.selectors;
const { dialogClosed, dialogOpened } = dialogSlice.actions;

/** The other way to what a popup is for: the telephone, where there is one. */
function Otherwise() {
  const { phone } = useSite();
  return (
    phone && (
      <>
        {' '}
        You can also call <PhoneLink phone={phone} />.
      </>
    )
  );
}

/** One popup: fetched when it is wanted, rendered from then on so that its closing can be seen. */
function LatePopup({ name }: { name: string }) {
  const { resource, turn, onError } = useRemoteResource((loader) => loader.dialog(name));
  const open = useSelector(selectOpenDialog) === name;
  const dispatch = useDispatch();
  const close = () => dispatch(dialogClosed());

  // Code that failed before the press is asked for again with it.
  useLayoutEffect(() => {
    if (open) resource.retry();
  }, [open, resource]);

  return (
    <Lazy
      key={turn}
      resource={resource}
      onError={onError}
      failed={(retry, reload) =>
        open && (
          <DialogLoadError onRetry={retry} onReload={reload} onClose={close}>
            This did not open: its files could not be loaded.
            <Otherwise />
          </DialogLoadError>
        )
      }
    >
      {(Popup) => <Popup open={open} onOpenChange={(next) => dispatch(next ? dialogOpened(name) : dialogClosed())} />}
    </Lazy>
  );
}

/** Where popups of remotes are drawn, over whatever page is open. */
export function DialogOutlet() {
  const wanted = useSelector(selectWantedDialogs);
  useDialogTriggers();
  return wanted.map((name) => <LatePopup key={name} name={name} />);
}
