import { useToast } from '@skal/shell-kit';
import { useCallback, useEffect, useRef } from 'react';
import { useAccount } from '../../session/useAccount.ts';
import { useAnnounceAchievementMutation } from './achievement.api.ts';

/**
 * Returns a function that fetches newly reached achievements and shows one toast. The server returns each achievement exactly once, and
 * a failed call is retried by the next one.
 */
export function useAnnounceAchievements(): () => Promise<void> {
  const [announce] = useAnnounceAchievementMutation();
  const toast = useToast();
  return useCallback(async () => {
    try {
      // Load the copy first: the server returns each achievement only once.
      const { achievementToast } = await import(
        /* webpackChunkName: "Reached" */ '../../content/achievements/achievementToast.ts'
      );
      const message = achievementToast((await announce().unwrap()) ?? []);
      if (message) toast(message);
    } catch {
      // The section shows it in any case.
    }
  }, [announce, toast]);
}

/** Announces achievements when the section is opened. An impersonating operator does not consume the client's announcements. */
export function useAnnounceOnMount(): void {
  const { draftOwner } = useAccount();
  const announce = useAnnounceAchievements();
  const hasFetched = useRef(false);
  useEffect(() => {
    if (hasFetched.current || draftOwner === undefined) return;
    hasFetched.current = true;
    void announce();
  }, [draftOwner, announce]);
}
