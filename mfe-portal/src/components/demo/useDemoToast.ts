import { useToast } from '@skal/shell-kit';
import { useCallback } from 'react';
import { demoPage } from '../../content/demo/demoPage.ts';

/** Returns a function that shows the toast of a demo action. */
export function useDemoToast(): (action: string) => void {
  const toast = useToast();
  return useCallback((action) => toast(demoPage.toast(action)), [toast]);
}
