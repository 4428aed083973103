import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Section } from '../sections/sections.ts';
import { useHashRedirect, useSectionId, withSection } from './sectionAddress.ts';
import { useEnabledSections } from './useEnabledSections.ts';

export interface ActiveSection {
  /** Section id in the URL. */
  id: string | null;
  /** The section with that id; null if this business has none, or the user may not see it (J3, T27). */
  active: Section | null;
  open: (id: string) => void;
}

/** The open section, from the URL: the first one without an id; Back returns to the previous one (J4, T28). */
export function useActiveSection(): ActiveSection {
  const id = useSectionId();
  const { search } = useLocation();
  useHashRedirect();
  const navigate = useNavigate();
  const active = useEnabledSections().find((section) => section.id === id) ?? null;
  const current = useRef({ id, search });
  useEffect(() => {
    current.current = { id, search };
  });
  // The same function for all sections, so that a change does not render the whole sidebar again.
  const open = useCallback(
    (wanted: string) => {
      const { id: shown, search: query } = current.current;
      if (wanted !== shown) void navigate({ search: withSection(query, wanted) });
    },
    [navigate],
  );
  useLeaveDisabledSection(id, active !== null);
  return { id, active, open };
}

/** Leaves a section that is disabled, or no longer permitted, while it is open for the first one (T27). */
function useLeaveDisabledSection(id: string | null, exists: boolean): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const lastSeen = useRef<string | null>(null);
  useEffect(() => {
    if (exists) lastSeen.current = id;
    else if (id !== null && lastSeen.current === id)
      void navigate({ search: withSection(search, null) }, { replace: true });
  }, [id, exists, search, navigate]);
}
