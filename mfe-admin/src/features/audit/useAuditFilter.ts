import { useCallback, useEffect, useState } from 'react';
import { useUrlParams } from '../../url/useUrlParams.ts';

const NAMES = ['action', 'who', 'from', 'to'] as const;

/** What of the trail is shown; it stands in the address, so it can be linked to. */
export type AuditFilterValues = Readonly<Record<(typeof NAMES)[number], string>>;

/** So long after the last key a text is looked for. */
const PAUSE_MS = 300;

/** Which entries are asked for, and how to ask for others. */
export function useAuditFilter() {
  const [params, setParams] = useUrlParams();
  const filter: AuditFilterValues = {
    action: params.get('action') ?? '',
    who: params.get('who') ?? '',
    from: params.get('from') ?? '',
    to: params.get('to') ?? '',
  };
  const choose = useCallback(
    (name: keyof AuditFilterValues, value: string) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const clear = useCallback(() => setParams(new URLSearchParams(), { replace: true }), [setParams]);
  return { filter, choose, clear, isNarrowed: NAMES.some((name) => filter[name] !== '') };
}

/** A text that is typed, told on when its writer pauses; it follows what comes from elsewhere. */
export function useDebouncedInput(value: string, tell: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => tell(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, tell]);
  return [typed, setTyped];
}
