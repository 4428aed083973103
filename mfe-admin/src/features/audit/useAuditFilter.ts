import { useCallback, useEffect, useState } from 'react';
import { useUrlParams } from '../../url/useUrlParams.ts';

const NAMES = ['action', 'who', 'from', 'to'] as const;

/** Filters of the audit log, stored in the URL. */
export type AuditFilterValues = Readonly<Record<(typeof NAMES)[number], string>>;

/** Debounce of text filters, in ms. */
const PAUSE_MS = 300;

/** State of the audit log filters. */
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

/** Debounces a text field; follows changes of `value` from outside. */
export function useDebouncedInput(value: string, onInput: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onInput(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onInput]);
  return [typed, setTyped];
}
