import { createLazyResource, Lazy, type PageLayout, type Store } from '@skal/shell-kit';
import { type ReactNode, StrictMode, use, useEffect } from 'react';
import { Provider } from 'react-redux';
import { Route, Routes, useLocation } from 'react-router-dom';
import { DialogOutlet } from './dialog/DialogOutlet.tsx';
import { EventReplay } from './eventReplay/EventReplay.tsx';
import { HYDRATION_STAGE } from './eventReplay/eventReplay.ts';
import { LoaderContext, useLoader } from './federation/LoaderContext.ts';
import type { Loader } from './federation/loader.ts';
import type { SnapshotRoute } from './federation/snapshot.ts';
import { HtmlAsServed } from './foreign/HtmlAsServed.tsx';
import { LayoutErrorBoundary } from './layout/LayoutErrorBoundary.tsx';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { LinkPrefetch } from './route/LinkPrefetch.tsx';
import { RouteChange } from './route/RouteChange.tsx';
import { AccountChangeListener } from './session/AccountChangeListener.tsx';
import { FramedPageSkeleton } from './slot/PageSkeleton.tsx';
import { RemotePage } from './slot/RemotePage.tsx';
import { reportSlotError } from './slot/reportSlotError.ts';
import { SlotError } from './slot/SlotError.tsx';
import { Toasts } from './toast/Toasts.tsx';
import { LazyUpdatePrompt } from './version/LazyUpdatePrompt.tsx';

// Account pages need the data client; public pages start without it.
const appSlot = createLazyResource(() => import(/* webpackChunkName: "AppSlot" */ './layout/AppSlot.tsx'));

interface Props {
  store: Store;
  loader: Loader;
  /** Wraps the app in a router: the browser's in a tab, a static one on the server. */
  router: (routes: ReactNode) => ReactNode;
}

/**
 * The whole site. It has no state of its own, so that nothing above the routes renders again while the first page is
 * hydrated.
 */
export function App({ store, loader, router }: Props) {
  return (
    <StrictMode>
      <LoaderContext value={loader}>
        <Provider store={store}>
          {router(
            <>
              <PageRoutes />
              <LayoutErrorBoundary>
                <DialogOutlet />
              </LayoutErrorBoundary>
              <EventReplay alive={HYDRATION_STAGE.shell} />
              <LayoutErrorBoundary>
                <Toasts />
              </LayoutErrorBoundary>
              <RouteChange />
              <LinkPrefetch />
              <AccountChangeListener />
              {!loader.snapshot.override && (
                <LayoutErrorBoundary>
                  <LazyUpdatePrompt />
                </LayoutErrorBoundary>
              )}
            </>,
          )}
        </Provider>
      </LoaderContext>
    </StrictMode>
  );
}

/**
 * The route of the address. If its remote is not known yet, the previous page stays until the list of remotes has
 * loaded, or the document of another language; React Router changes the address in a transition.
 */
function PageRoutes() {
  const { pathname } = useLocation();
  const { snapshot, remoteList } = useLoader();
  const pending = remoteList.pending(pathname);
  if (pending) use(pending);
  const routes = snapshot.remotes.flatMap((remote) => remote.routes);
  const of = (layout: PageLayout) => routes.filter((route) => route.layout === layout);
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {of('site').map((route) => (
          <Route key={route.path} path={route.path} element={<RemotePage key={route.path} route={route} />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      {of('app').map((route) => (
        <Route key={route.path} path={route.path} element={<Framed key={route.path} route={route} />} />
      ))}
    </Routes>
  );
}

function Framed({ route }: { route: SnapshotRoute }) {
  const page = useLoader().page(route.path);
  // In parallel to its frame and the session, because each takes a while on a mobile connection.
  useEffect(() => void page.load(), [page]);
  return (
    <Lazy
      resource={appSlot}
      waiting={<FramedPageSkeleton title={route.title} />}
      failed={(retry, reload) => {
        const error = <SlotError title={route.title} onRetry={retry} onReload={reload} />;
        // The HTML of the server, which stays below the error, has its own `main`.
        return appSlot.keepsContent ? (
          error
        ) : (
          <main id="main" tabIndex={-1}>
            {error}
          </main>
        );
      }}
      onError={(error) => reportSlotError(route.path, error)}
    >
      {({ default: AppSlot }) => (
        <>
          <HtmlAsServed />
          <AppSlot route={route} />
        </>
      )}
    </Lazy>
  );
}
