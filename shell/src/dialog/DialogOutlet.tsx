import { t } from '@lingui/core/macro';
import { DialogLoadError } from '@skal/shared-ui';
import { dialogSlice, Lazy, useDialogTriggers, useSite } from '@skal/shell-kit';
import { useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useRemoteResource } from '../federation/useRemoteResource.ts';
import { PhoneLink } from '../layout/PhoneLink.tsx';

const { selectOpenDialog, selectPrefetchedDialogs } = dialogSlice.selectors;
const { dialogClosed, dialogOpened } = dialogSlice.actions;

/** The alternative to a dialog: the telephone number, if there is one. */
function PhoneAlternative() {
  const { phone } = useSite();
  return (
    phone && (
      <>
        {' '}
        {t`You can also call`} <PhoneLink phone={phone} />.
      </>
    )
  );
}

/** One dialog: loaded on demand, and kept mounted afterwards so that its closing can be animated. */
function LazyDialog({ name }: { name: string }) {
  const { resource, generation, onError } = useRemoteResource((loader) => loader.dialog(name));
  const open = useSelector(selectOpenDialog) === name;
  const dispatch = useDispatch();
  const close = () => dispatch(dialogClosed());

  // Code that failed to load before the click is loaded again.
  useLayoutEffect(() => {
    if (open) resource.retry();
  }, [open, resource]);

  return (
    <Lazy
      key={generation}
      resource={resource}
      onError={onError}
      failed={(retry, reload) =>
        open && (
          <DialogLoadError onRetry={retry} onReload={reload} onClose={close}>
            {t`This did not open: its files could not be loaded.`}
            <PhoneAlternative />
          </DialogLoadError>
        )
      }
    >
      {(Dialog) => <Dialog open={open} onOpenChange={(next) => dispatch(next ? dialogOpened(name) : dialogClosed())} />}
    </Lazy>
  );
}

/** Renders the dialogs of remotes over any page. */
export function DialogOutlet() {
  const prefetched = useSelector(selectPrefetchedDialogs);
  useDialogTriggers();
  return prefetched.map((name) => <LazyDialog key={name} name={name} />);
}
