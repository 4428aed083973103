import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSectionEnabled } from '../sections/section.ts';
import { type Section, sections } from '../sections/sections.ts';
import { useAccount } from '../session/useAccount.ts';
import { useSectionHash } from './useSectionHash.ts';

export interface ActiveSection {
  /** What the address names. */
  id: string | null;
  /** The section of that name; null when there is none for this business (J3, T27). */
  active: Section | null;
  open: (id: string) => void;
}

/** The section on screen, which is the hash of the address: none is the overview, Back goes back (J4, T28). */
export function useActiveSection(): ActiveSection {
  const id = useSectionHash();
  const navigate = useNavigate();
  const { features } = useAccount().business;
  const active = sections.find((section) => section.id === id && isSectionEnabled(section, features)) ?? null;
  const open = useCallback(
    (wanted: string) => {
      if (wanted !== id) void navigate({ hash: wanted });
    },
    [id, navigate],
  );
  useLeaveOfDisabled(id, active !== null);
  return { id, active, open };
}

/** A section that is switched off while it is on screen gives way to the overview (T27). */
function useLeaveOfDisabled(id: string | null, isThere: boolean): void {
  const navigate = useNavigate();
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (isThere) seen.current = id;
    else if (id !== null && seen.current === id) void navigate({ hash: '' }, { replace: true });
  }, [id, isThere, navigate]);
}
