import { useLocation } from 'react-router-dom';

/** Where the portal's sections are. */
export const DASHBOARD = '/dashboard';

const FIRST = 'overview';

/** The address of a section. */
export const hrefOfSection = (id: string): string => `${DASHBOARD}#${id}`;

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * The section that the address names, whether there is one of that name or not; no hash is the overview (J4, T28), and
 * the portal's other pages show none. Nobody keeps a copy: who wants to know asks here, who wants another goes to its
 * address.
 */
export function useSectionHash(): string | null {
  const { pathname, hash } = useLocation();
  return pathname === DASHBOARD ? decode(hash) || FIRST : null;
}
