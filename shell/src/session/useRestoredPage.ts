import type { SessionReply } from '@skal/contracts/account/session';
import { accountChanged } from '@skal/shell-kit';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';

/** How long a restored page stays hidden while its session is checked, in milliseconds. */
export const CHECK_MS = 2_000;

type Refetch = () => PromiseLike<{ data?: SessionReply | undefined; isSuccess: boolean }>;

const setHidden = (isHidden: boolean): void => {
  document.documentElement.style.opacity = isHidden ? '0' : '';
};

/**
 * Checks the session of a page that the browser restores from its back/forward cache before it is visible. The page is
 * hidden when it enters the cache, because a restored page is painted before its script runs. If the account has
 * changed, or the check times out, all data of the account is dropped.
 * @param owner the account of the page; undefined while signed out
 */
export function useRestoredPage(owner: string | undefined, refetch: Refetch): void {
  const dispatch = useDispatch();
  const latest = useRef({ owner, refetch });
  useEffect(() => {
    latest.current = { owner, refetch };
  });
  useEffect(() => {
    const onHide = ({ persisted }: PageTransitionEvent) => {
      if (persisted && latest.current.owner) setHidden(true);
    };
    const isSame = async (): Promise<boolean> => {
      const { owner: before, refetch: ask } = latest.current;
      const timeout = new Promise<null>((resolve) => setTimeout(resolve, CHECK_MS, null));
      const answer = await Promise.race([ask(), timeout]);
      return answer?.isSuccess === true && answer.data?.user.id === before;
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !latest.current.owner) return;
      void isSame()
        .catch(() => false)
        .then((same) => {
          if (!same) dispatch(accountChanged({ keepPage: true }));
          // After React has rendered the result.
          requestAnimationFrame(() => setHidden(false));
        });
    };
    addEventListener('pagehide', onHide);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pagehide', onHide);
      removeEventListener('pageshow', onShow);
      setHidden(false);
    };
  }, [dispatch]);
}
