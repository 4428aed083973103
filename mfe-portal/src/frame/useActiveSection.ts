import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccount } from '../account/useAccount.ts';
import { isOffered } from '../sections/section.ts';
import { type Section, sections } from '../sections/sections.ts';

const FIRST = 'overview';

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

export interface ActiveSection {
  /** What the hash names. */
  id: string;
  /** The section that the hash names; null when there is none of that name for this business (J3, T27). */
  active: Section | null;
  open: (id: string) => void;
}

/** The section on screen, which is the hash of the address: none is the overview, Back goes back (J4, T28). */
export function useActiveSection(): ActiveSection {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { features } = useAccount().business;
  const id = decode(hash) || FIRST;
  const active = sections.find((section) => section.id === id && isOffered(section, features)) ?? null;
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
function useLeaveOfDisabled(id: string, isThere: boolean): void {
  const navigate = useNavigate();
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (isThere) seen.current = id;
    else if (seen.current === id) void navigate({ hash: '' }, { replace: true });
  }, [id, isThere, navigate]);
}
