import { BottomBanner } from '@skal/shared-ui';
import { createLazyResource, Lazy, type Toast, toastSlice } from '@skal/shell-kit';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';

const { toastDismissed, toastSeen } = toastSlice.actions;

/** Words that somebody waits for do not wait long for their looks. */
const toaster = createLazyResource(() => import(/* webpackChunkName: "Toaster" */ './Toaster.tsx'), {
  deadline: 2_000,
});

/** The first sign that somebody is about to do something that a toast may answer. */
const SIGNS = ['pointerdown', 'keydown'] as const;

/** How long the plain line stays (A9), in milliseconds. */
const PLAIN_MS = 5_000;

/** Says that a toast is on the screen: its time counts from here. */
function Seen({ id }: { id: string }) {
  const dispatch = useDispatch();
  useEffect(() => void dispatch(toastSeen(id)), [dispatch, id]);
  return null;
}

/** A toast whose looks did not come: its words, at the foot of the window, above whatever is open. */
function PlainToast({ toast, onDismiss }: { toast: Toast; onDismiss: (id: string) => void }) {
  const { id, title, description, variant } = toast;
  useEffect(() => {
    const timer = setTimeout(() => {
      onDismiss(id);
      // For the next one.
      toaster.prefetch();
    }, PLAIN_MS);
    return () => clearTimeout(timer);
  }, [id, onDismiss]);
  return createPortal(
    <BottomBanner tone={variant === 'destructive' ? 'danger' : 'accent'}>
      <strong>{title}</strong> {description}
      <Seen id={id} />
    </BottomBanner>,
    document.body,
  );
}

/** Draws the one toast (A8-A11). Its code comes with the visitor's first touch or key, not with the page. */
export function Toasts() {
  const toast = useSelector(toastSlice.selectors.selectToast);
  const [isThere, setThere] = useState(false);
  const dispatch = useDispatch();
  const [dismiss] = useState(() => (id: string) => void dispatch(toastDismissed(id)));

  useEffect(() => {
    const follow = () => setThere(toaster.status() === 'ready');
    const want = () => {
      toaster.prefetch();
      follow();
    };
    const unfollow = toaster.subscribe(follow);
    for (const sign of SIGNS) window.addEventListener(sign, want, { once: true, passive: true });
    return () => {
      unfollow();
      for (const sign of SIGNS) window.removeEventListener(sign, want);
    };
  }, []);

  // Where it comes late and nobody waits for a toast, that is no fault.
  if (!isThere && !toast) return null;
  return (
    <Lazy resource={toaster} failed={() => toast && <PlainToast key={toast.id} toast={toast} onDismiss={dismiss} />}>
      {({ default: Toaster }) => (
        <>
          <Toaster toast={toast} onDismiss={dismiss} />
          {toast && <Seen id={toast.id} />}
        </>
      )}
    </Lazy>
  );
}
