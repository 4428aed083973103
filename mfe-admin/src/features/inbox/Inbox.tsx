import type { LeadReply } from '@skal/contracts/support/followUp';
import { EmptyState } from '@skal/shared-ui';
import { type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { inbox as copy } from '../../content/operations/inbox.ts';
import { ItemDetail } from './detail/ItemDetail.tsx';
import { InboxFilters } from './list/InboxFilters.tsx';
import { InboxList } from './list/InboxList.tsx';
import { useInboxList } from './list/useInboxList.ts';
import { type InboxItemRef, inboxItemKey, useSelectedItem } from './useSelectedItem.ts';

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

const isTyped = (target: Element): boolean =>
  target.matches('input, textarea, select, [contenteditable="true"], [role="combobox"], [role="option"]');

/** Returns the row `step` after the focused or open one; the first if there is neither. */
function rowAfter(rows: readonly HTMLElement[], step: number): HTMLElement | undefined {
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement ? rows.indexOf(activeElement) : -1;
  const index = focused >= 0 ? focused : rows.findIndex((row) => row.ariaCurrent === 'true');
  return rows[Math.min(Math.max(index + step, 0), rows.length - 1)];
}

/**
 * Keyboard shortcuts of the inbox: j, k and arrow keys move, Enter opens, r starts a reply. They work while the focus is in the inbox
 * or on its tab, and never while typing (WCAG 2.1.4).
 */
function useInboxShortcuts(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      const panel = root.current?.closest('[role="tabpanel"]') ?? root.current;
      if (!panel || !(target instanceof Element) || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyped(target)) return;
      const isOnTab = target.getAttribute('role') === 'tab';
      if (!panel.contains(target) && !(isOnTab && !key.startsWith('Arrow'))) return;
      const step = STEPS[key];
      const next =
        step === undefined
          ? key === 'r' && panel.querySelector<HTMLElement>('[data-reply]')
          : rowAfter([...panel.querySelectorAll<HTMLElement>('[data-item]')], step);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [root]);
}

interface Props {
  /** Opens the new client form prefilled from the lead; calls back on success. */
  onMakeClient: (lead: LeadReply, onCreated: () => void) => void;
}

/** Below this width either the list or the open item is shown. */
const NARROW = '(max-width: 56.24875em)';

/** The inbox: the list, and beside it the open item. */
export function Inbox({ onMakeClient }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const list = useInboxList();
  const { item, open, close } = useSelectedItem();
  useInboxShortcuts(root);

  const show = (name: InboxItemRef) => {
    open(name);
    if (!window.matchMedia(NARROW).matches) return;
    // The list disappears, and with it the focused row.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[data-detail] h2')?.focus());
  };
  const goBack = () => {
    const key = item && inboxItemKey(item);
    close();
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(`[data-item="${key}"]`)?.focus());
  };
  return (
    <Columns ref={root} data-open={item ? '' : undefined}>
      <Side data-gives-way={item ? '' : undefined}>
        <InboxFilters list={list} />
        <InboxList list={list} openKey={item && inboxItemKey(item)} onOpen={show} />
      </Side>
      <Detail data-detail aria-label={copy.detail}>
        {item ? (
          <ItemDetail
            key={inboxItemKey(item)}
            item={item}
            onBack={goBack}
            onChanged={(change) => list.change(item, change)}
            onClient={(client) => list.narrow({ client })}
            onMakeClient={onMakeClient}
          />
        ) : (
          <EmptyState {...copy.nothingOpen} />
        )}
      </Detail>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(300px, 11fr) minmax(0, 15fr);
  align-items: start;
  gap: 20px;

  @media (max-width: 56.24875em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  @media (max-width: 56.24875em) {
    &[data-gives-way] {
      display: none;
    }
  }
`;

const Detail = styled.section`
  min-inline-size: 0;

  @media (max-width: 56.24875em) {
    :not([data-open]) > & {
      display: none;
    }
  }
`;
