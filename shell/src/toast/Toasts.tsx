import { BottomBanner } from '@skal/shared-ui';
import { createLazyResource, Lazy, type Toast, toastSlice } from '@skal/shell-kit';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';

const { toastDismissed, toastSeen } = toastSlice.actions;

/** A requested toast falls back to plain text soon. */
const toaster = createLazyResource(() => import(/* webpackChunkName: "Toaster" */ './Toaster.tsx'), {
  timeoutMs: 2_000,
});

/** Events that precede anything a toast may report. */
const SIGNS = ['pointerdown', 'keydown'] as const;

/** How long the plain toast stays (A9), in milliseconds. */
const PLAIN_TOAST_MS = 5_000;

/** Marks a toast as visible: its time starts. */
function MarkSeen({ id }: { id: string }) {
  const dispatch = useDispatch();
  useEffect(() => void dispatch(toastSeen(id)), [dispatch, id]);
  return null;
}

/** A toast without its component: plain text at the bottom of the window, above everything. */
function PlainToast({ toast, onDismiss }: { toast: Toast; onDismiss: (id: string) => void }) {
  const { id, title, description, variant } = toast;
  useEffect(() => {
    const timer = setTimeout(() => {
      onDismiss(id);
      // For the next toast.
      toaster.prefetch();
    }, PLAIN_TOAST_MS);
    return () => clearTimeout(timer);
  }, [id, onDismiss]);
  return createPortal(
    <BottomBanner tone={variant === 'destructive' ? 'danger' : 'accent'}>
      <strong>{title}</strong> {description}
      <MarkSeen id={id} />
    </BottomBanner>,
    document.body,
  );
}

/** Renders the current toast (A8-A11). Its code loads with the first touch or key, not with the page. */
export function Toasts() {
  const toast = useSelector(toastSlice.selectors.selectToast);
  const [isThere, setThere] = useState(false);
  const dispatch = useDispatch();
  const [dismiss] = useState(() => (id: string) => void dispatch(toastDismissed(id)));

  useEffect(() => {
    const follow = () => setThere(toaster.status() === 'ready');
    const prefetchToaster = () => {
      toaster.prefetch();
      follow();
    };
    const unfollow = toaster.subscribe(follow);
    for (const sign of SIGNS) window.addEventListener(sign, prefetchToaster, { once: true, passive: true });
    return () => {
      unfollow();
      for (const sign of SIGNS) window.removeEventListener(sign, prefetchToaster);
    };
  }, []);

  // Without a toast, code that has not loaded is no error.
  if (!isThere && !toast) return null;
  return (
    <Lazy resource={toaster} failed={() => toast && <PlainToast key={toast.id} toast={toast} onDismiss={dismiss} />}>
      {({ default: Toaster }) => (
        <>
          <Toaster toast={toast} onDismiss={dismiss} />
          {toast && <MarkSeen id={toast.id} />}
        </>
      )}
    </Lazy>
  );
}
