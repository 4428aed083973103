import { useLocation } from 'react-router-dom';

/** Path of the portal's sections. */
export const DASHBOARD = '/dashboard';

const FIRST = 'overview';

/** Returns the URL of a section. */
export const hrefOfSection = (id: string): string => `${DASHBOARD}#${id}`;

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * Returns the section id in the URL, whether it exists or not; the overview without a hash (J4, T28), and null on the portal's other
 * pages. The URL is the only state: read it here, and navigate to change it.
 */
export function useSectionHash(): string | null {
  const { pathname, hash } = useLocation();
  return pathname === DASHBOARD ? decode(hash) || FIRST : null;
}
