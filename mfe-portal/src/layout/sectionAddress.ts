import { use, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { EnabledSectionsContext } from './enabledSections.ts';

/** Path of the portal's sections. */
export const DASHBOARD = '/dashboard';

const FIRST = 'overview';

/** Query parameter with the open section. A query, because the server renders the section and gets no hash. */
const SECTION = 'section';

/** The skip link's target, which is no section. */
const MAIN = '#main';

/** Returns a query string with another section, or without one; further parameters stay. */
export function withSection(search: string, id: string | null): string {
  const query = new URLSearchParams(search);
  if (id === null) query.delete(SECTION);
  else query.set(SECTION, id);
  const text = query.toString();
  return text && `?${text}`;
}

/** Returns the URL of a section. */
export const hrefOfSection = (id: string): string => DASHBOARD + withSection('', id);

/**
 * Returns the section id in the URL, whether it exists or not; without one the first section that the user may see, which is the
 * overview for owners (J4, T28); null on the portal's other pages. The URL is the only state: read it here, and navigate to change it.
 */
export function useSectionId(): string | null {
  const { pathname, search } = useLocation();
  const first = use(EnabledSectionsContext)?.[0];
  return pathname === DASHBOARD ? new URLSearchParams(search).get(SECTION) || (first?.id ?? FIRST) : null;
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Replaces the older address of a section, `/dashboard?section=support`, after the first render, which equals the server's. */
export function useHashRedirect(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (pathname !== DASHBOARD || hash.length < 2 || hash === MAIN) return;
    void navigate({ search: withSection(search, decode(hash)) }, { replace: true });
  }, [pathname, search, hash, navigate]);
}
