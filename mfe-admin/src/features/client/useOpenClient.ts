import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const CLIENT = 'client';

export interface OpenClient {
  /** The client whose record is open; null when none is. */
  openId: string | null;
  /** The query of the address with a client's record open, for a link. */
  hrefOf: (id: string) => string;
  open: (id: string) => void;
  close: () => void;
}

/** Which client's record is open: it stands in the address, so it can be linked to, and Back closes it (T40). */
export function useOpenClient(): OpenClient {
  const [params, setParams] = useSearchParams();
  const withClient = (id: string) => {
    const next = new URLSearchParams(params);
    next.set(CLIENT, id);
    return next;
  };
  const close = useCallback(() => {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(CLIENT);
        return next;
      },
      { replace: true },
    );
  }, [setParams]);
  return {
    openId: params.get(CLIENT),
    hrefOf: (id) => `?${withClient(id)}`,
    open: (id) => setParams(withClient(id)),
    close,
  };
}
