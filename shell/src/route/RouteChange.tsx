import { VisuallyHidden } from '@skal/shared-ui';
import { useSite } from '@skal/shell-kit';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useLoader } from '../federation/LoaderContext.ts';
import { findRoute } from '../federation/snapshot.ts';
import { NOT_FOUND_TITLE } from '../pages/notFoundTitle.ts';
import { scrollToSection, whenElementPresent } from './scroll.ts';
import { parseSectionState } from './sectionState.ts';
import { documentTitle } from './title.ts';

const onSite = () => document.querySelector('main[data-layout="site"]') !== null;

/** Moves the reader's place to the new page: its heading takes the focus as soon as it stands. */
function focusHeading(): () => void {
  return whenElementPresent('main h1', (heading) => {
    if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
    heading.focus({ preventScroll: true });
  });
}

/**
 * What a browser does by itself at a page load and a single-page site has to do by hand, at every change
 * of route: title, place on the page, focus, and saying aloud where one is. The first page of a tab is
 * left to the browser.
 */
export function RouteChange() {
  const location = useLocation();
  // Whoever goes back has a place on that page, which the browser knows.
  const isBack = useNavigationType() === NavigationType.Pop;
  const { snapshot } = useLoader();
  const { brand } = useSite();
  const [spoken, setSpoken] = useState('');
  const shown = useRef(location.pathname);

  // A location is a new object at every navigation, also at a second click on the same link.
  useEffect(() => {
    const { pathname, hash, state } = location;
    if (shown.current === pathname) {
      // In a page with a frame of its own the hash is the page's: a section of the portal, not a place.
      if (hash && onSite()) return scrollToSection(hash.slice(1));
      return;
    }
    shown.current = pathname;
    const title = findRoute(snapshot, pathname)?.route.title ?? NOT_FOUND_TITLE;
    document.title = documentTitle(title, brand);
    setSpoken(title);
    if (hash && onSite()) return scrollToSection(hash.slice(1));
    window.scrollTo(0, 0);
    const section = isBack ? undefined : parseSectionState(state);
    return section ? scrollToSection(section) : focusHeading();
  }, [location, isBack, snapshot, brand]);

  return (
    <VisuallyHidden role="status" aria-live="polite" data-route-announcer>
      {spoken}
    </VisuallyHidden>
  );
}
