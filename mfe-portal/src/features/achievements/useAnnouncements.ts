import { useToast } from '@skal/shell-kit';
import { useEffect, useRef } from 'react';
import { useAccount } from '../../account/useAccount.ts';
import { achievementCopy as words } from '../../content/achievementCopy.ts';
import { achievements } from '../../content/achievements.ts';
import { useAnnounceAchievementMutation } from './achievement.api.ts';

/**
 * Announces what the app has reached since the last time, once for the client: the server hands each out in one answer
 * alone. An operator who views the portal asks for none. Where the call fails nothing is said; the next visit asks again.
 */
export function useAnnouncements(): void {
  const { draftOwner } = useAccount();
  const [announce] = useAnnounceAchievementMutation();
  const toast = useToast();
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current || draftOwner === undefined) return;
    hasAsked.current = true;
    void announce()
      .unwrap()
      .then((reached) => {
        const titles = achievements.flatMap(({ id, title }) => (reached?.some((one) => one.id === id) ? [title] : []));
        if (titles.length > 0) toast({ ...words.reached(titles), variant: 'success' });
      })
      // What was not announced stands on the page all the same, and is announced at the next visit.
      .catch(() => undefined);
  }, [draftOwner, announce, toast]);
}
