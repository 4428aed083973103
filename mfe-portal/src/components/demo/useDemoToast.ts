import { useToast } from '@skal/shell-kit';
import { useCallback } from 'react';
import { demoPage } from '../../content/demo/demoPage.ts';

/** What an action of a demo page does: it says that it does nothing. */
export function useDemoToast(): (action: string) => void {
  const toast = useToast();
  return useCallback((action) => toast(demoPage.toast(action)), [toast]);
}
