import { toastSlice } from '@skal/shell-kit';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

const Toaster = lazy(() => import(/* webpackChunkName: "Toaster" */ './Toaster.tsx'));

/** The first sign that somebody is about to do something that a toast may answer. */
const SIGNS = ['pointerdown', 'keydown'] as const;

/** Draws the one toast (A8-A11). Its code comes with the visitor's first touch or key, not with the page. */
export function Toasts() {
  const toast = useSelector(toastSlice.selectors.selectToast);
  const [wanted, setWanted] = useState(false);
  const dispatch = useDispatch();

  useEffect(() => {
    const want = () => setWanted(true);
    for (const sign of SIGNS) window.addEventListener(sign, want, { once: true, passive: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, want);
    };
  }, []);

  if (!wanted && !toast) return null;
  return (
    <Suspense>
      <Toaster toast={toast} onDismiss={(id) => dispatch(toastSlice.actions.toastDismissed(id))} />
    </Suspense>
  );
}
