import { toastSlice } from '@skal/shell-kit';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

const Toaster = lazy(() => import(/* webpackChunkName: "Toaster" */ './Toaster.tsx'));

/** Draws the one toast (A8-A11). Its code comes when the page is at rest, so that the first toast is not late. */
export function Toasts() {
  const toast = useSelector(toastSlice.selectors.selectToast);
  const [ready, setReady] = useState(false);
  const dispatch = useDispatch();

  useEffect(() => {
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 500));
    idle(() => setReady(true));
  }, []);

  if (!ready && !toast) return null;
  return (
    <Suspense>
      <Toaster toast={toast} onDismiss={(id) => dispatch(toastSlice.actions.toastDismissed(id))} />
    </Suspense>
  );
}
