import { useToast } from '@skal/shell-kit';
import { useCallback, useEffect, useRef } from 'react';
import { useAccount } from '../../session/useAccount.ts';
import { useAnnounceAchievementMutation } from './achievement.api.ts';

/**
 * Gives what announces all that the app has reached since the last time, once for the client: the server hands each out in
 * one answer alone. Where the call fails nothing is said; what was not announced is announced by the next one.
 */
export function useAnnounceAchievements(): () => Promise<void> {
  const [announce] = useAnnounceAchievementMutation();
  const toast = useToast();
  return useCallback(async () => {
    try {
      // Whoever asks has to have the words for the answer: nobody else is given it.
      const { achievementToast } = await import(
        /* webpackChunkName: "Reached" */ '../../content/achievements/achievementToast.ts'
      );
      const message = achievementToast((await announce().unwrap()) ?? []);
      if (message) toast(message);
    } catch {
      // What is reached stands in the section all the same.
    }
  }, [announce, toast]);
}

/** Announces when the section is opened. An operator who views the portal takes nothing away from the client. */
export function useAnnounceOnMount(): void {
  const { draftOwner } = useAccount();
  const announce = useAnnounceAchievements();
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current || draftOwner === undefined) return;
    hasAsked.current = true;
    void announce();
  }, [draftOwner, announce]);
}
