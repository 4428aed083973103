import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { PANEL_EXPANSION_MS, panelExpanded, panelSettled, selectExpansionRequested } from './portal.slice.ts';

/** Dispatched on the window when the assistant's panel expands to the full chat (O7). */
export const EXPAND_TO_ASSISTANT = 'expand-to-assistant';

/**
 * Opens the full chat on the event; `panelExpanding` is true for 500 ms (J17). If a panel requested it before, here or on the previous
 * page, dispatches the event once the dashboard listens (O7).
 */
export function useAssistantExpansion(open: (id: string) => void): void {
  const dispatch = useDispatch();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const expand = () => {
      clearTimeout(timer);
      open('ai-assistant');
      dispatch(panelExpanded());
      timer = setTimeout(() => dispatch(panelSettled()), PANEL_EXPANSION_MS);
    };
    window.addEventListener(EXPAND_TO_ASSISTANT, expand);
    return () => window.removeEventListener(EXPAND_TO_ASSISTANT, expand);
  }, [dispatch, open]);

  const requested = useSelector(selectExpansionRequested);
  useEffect(() => {
    if (requested) window.dispatchEvent(new Event(EXPAND_TO_ASSISTANT));
  }, [requested]);
}
