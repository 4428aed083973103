import { type DialogProps, dialogSlice, useToast } from '@skal/shell-kit';
import { type ComponentType, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLoader, useResourceStatus } from '../federation/LoaderContext.ts';
import type { Resource } from '../federation/resource.ts';

const { selectOpenDialog, selectWantedDialogs } = dialogSlice.selectors;
const { dialogClosed, dialogOpened, dialogWanted } = dialogSlice.actions;

/** One popup: fetched when it is wanted, rendered from then on so that its closing can be seen. */
function LoadedDialog({ name, resource }: { name: string; resource: Resource<ComponentType<DialogProps>> }) {
  const open = useSelector(selectOpenDialog) === name;
  const status = useResourceStatus(resource);
  const [Loaded, setLoaded] = useState<ComponentType<DialogProps> | null>(null);
  const dispatch = useDispatch();
  const toast = useToast();

  useEffect(() => {
    if (status === 'failed') return;
    let current = true;
    resource.read().then(
      (component) => current && setLoaded(() => component),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [resource, status]);

  useEffect(() => {
    if (status !== 'failed' || !open) return;
    dispatch(dialogClosed());
    toast({
      title: 'This did not open',
      description: 'Its files could not be loaded. Please try again.',
      variant: 'destructive',
    });
    resource.retry();
  }, [status, open, dispatch, toast, resource]);

  if (!Loaded) return null;
  return <Loaded open={open} onOpenChange={(next) => dispatch(next ? dialogOpened(name) : dialogClosed())} />;
}

/** Where popups of remotes are drawn, over whatever page is open. */
export function DialogOutlet() {
  const wanted = useSelector(selectWantedDialogs);
  const loader = useLoader();
  const dispatch = useDispatch();

  // The shell listens for openers itself: a button in HTML that no remote has taken over yet works as well.
  useEffect(() => {
    const openerIn = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-dialog]')?.dataset.dialog : undefined;
    // On the way down, for React stops a tap on what it cannot take over yet; and after the tap, for a button that is
    // taken over opens the popup by itself, and may have more to do first.
    const open = (event: Event) => {
      const name = openerIn(event);
      if (name) setTimeout(() => dispatch(dialogOpened(name)));
    };
    const want = (event: Event) => {
      const name = openerIn(event);
      if (name) dispatch(dialogWanted(name));
    };
    document.addEventListener('click', open, true);
    document.addEventListener('pointerover', want, { passive: true, capture: true });
    document.addEventListener('focusin', want, true);
    return () => {
      document.removeEventListener('click', open, true);
      document.removeEventListener('pointerover', want, true);
      document.removeEventListener('focusin', want, true);
    };
  }, [dispatch]);

  return wanted.map((name) => <LoadedDialog key={name} name={name} resource={loader.dialog(name)} />);
}
