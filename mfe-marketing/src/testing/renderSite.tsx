import type { SiteInfo } from '@skal/contracts/site/site';
import { createLazyResource, dialogSlice, Lazy, toastSlice, useDialogTriggers } from '@skal/shell-kit';
import { makeSiteFacts, makeStore } from '@skal/shell-kit/testing/store.tsx';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import manifest from '../manifest.ts';

const [popup] = manifest.dialogs;
if (!popup) throw new Error('the manifest has no dialog');
const popupCode = createLazyResource(popup.load);

/** Like the shell's dialogs: loaded on first use, and rendered from then on. */
function PopupHost() {
  const open = useSelector(dialogSlice.selectors.selectOpenDialog) === 'consultation';
  const isPrefetched = useSelector(dialogSlice.selectors.selectPrefetchedDialogs).includes('consultation');
  const dispatch = useDispatch();
  const { dialogOpened, dialogClosed } = dialogSlice.actions;
  useDialogTriggers();
  if (!isPrefetched) return null;
  return (
    <Lazy resource={popupCode} failed={() => null}>
      {({ default: Popup }) => (
        <Popup open={open} onOpenChange={(next) => dispatch(next ? dialogOpened('consultation') : dialogClosed())} />
      )}
    </Lazy>
  );
}

/** Shows the current toast. */
function ToastReader() {
  const toast = useSelector(toastSlice.selectors.selectToast);
  if (!toast) return null;
  return (
    <section aria-label="Toast" data-variant={toast.variant}>
      <strong>{toast.title}</strong>
      <span>{toast.description}</span>
    </section>
  );
}

function AddressReader() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="Address">{`${pathname}${search}${hash}`}</output>;
}

interface RenderOptions {
  path?: string;
  facts?: SiteInfo;
}

/** Renders a part of the public site as in the shell, with test readers of shell state. */
export function renderSite(children: ReactNode, { path = '/', facts = makeSiteFacts() }: RenderOptions = {}) {
  const { store, Providers } = makeStore(facts);
  const view = render(
    <StrictMode>
      <Providers>
        <MemoryRouter initialEntries={[path]}>
          <main>{children}</main>
          <PopupHost />
          <ToastReader />
          <AddressReader />
        </MemoryRouter>
      </Providers>
    </StrictMode>,
  );
  return { ...view, store, user: userEvent.setup({ delay: null }) };
}

/** Returns title and text of the toast, once there is one. */
export async function findToast() {
  const toast = await screen.findByRole('region', { name: 'Toast', hidden: true });
  const [title, description] = [...toast.children].map((part) => part.textContent);
  return { title, description, variant: toast.dataset.variant };
}

export const currentUrl = () => screen.getByRole('status', { name: 'Address', hidden: true }).textContent;
