import { VisuallyHidden } from '@skal/shared-ui';
import { keepFirstPage, pageSlice, useSite } from '@skal/shell-kit';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useLoader } from '../federation/LoaderContext.ts';
import { findRoute } from '../federation/snapshot.ts';
import { NOT_FOUND_TITLE } from '../pages/notFoundTitle.ts';
import { scrollToSection, whenElementPresent } from './scroll.ts';
import { parseSectionState } from './sectionState.ts';
import { documentTitle } from './title.ts';

const onSite = () => document.querySelector('main[data-layout="site"]') !== null;

/** Moves the focus to the new page's heading as soon as it is rendered. */
function focusHeading(): () => void {
  return whenElementPresent('main h1', (heading) => {
    if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
    heading.focus({ preventScroll: true });
  });
}

/**
 * Does what browsers do on a page load, at every change of the route: title, scroll position, focus, and announcement
 * to screen readers. The first page of a tab is left to the browser.
 */
export function RouteChange() {
  const location = useLocation();
  // On Back the browser restores the position.
  const isBack = useNavigationType() === NavigationType.Pop;
  const { snapshot } = useLoader();
  const { brand } = useSite();
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef(location.pathname);
  const first = useRef(location);
  const dispatch = useDispatch();

  // A location is a new object at every navigation, also at a second click on the same link.
  useEffect(() => {
    const { pathname, hash, state } = location;
    if (location !== first.current) {
      keepFirstPage(false);
      dispatch(pageSlice.actions.firstPageLeft());
    }
    if (shown.current === pathname) {
      // In a page with a frame of its own the hash belongs to the page, such as a section of the portal.
      if (hash && onSite()) return scrollToSection(hash.slice(1));
      return;
    }
    shown.current = pathname;
    const title = findRoute(snapshot, pathname)?.route.title ?? NOT_FOUND_TITLE;
    document.title = documentTitle(title, brand);
    setAnnouncement(title);
    if (hash && onSite()) return scrollToSection(hash.slice(1));
    window.scrollTo(0, 0);
    const section = isBack ? undefined : parseSectionState(state);
    return section ? scrollToSection(section) : focusHeading();
  }, [location, isBack, snapshot, brand, dispatch]);

  return (
    <VisuallyHidden role="status" aria-live="polite" data-route-announcer>
      {announcement}
    </VisuallyHidden>
  );
}
