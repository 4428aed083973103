import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { newTabHandlers } from '../newTab.ts';
import { scrollFade, scrollIntoViewInline } from './scrollFade.ts';

export interface Tab {
  id: string;
  label: string;
  /** Shown behind the label and part of the tab's name; `99+` for large counts. */
  count?: number | string;
}

export interface TabsProps {
  value: string;
  onValueChange: (id: string) => void;
  tabs: readonly Tab[];
  /** Called when the visitor may choose a tab next: on hover, focus and touch. */
  onPrefetch?: (id: string) => void;
  /** The URL of a tab, if any: a middle click opens it in a new browser tab. */
  hrefOf?: (id: string) => string;
  /** Name of the tab list, for assistive technology. */
  label: string;
  /** The panels and other content below the tabs. */
  children?: ReactNode;
  className?: string;
}

/** Underlined tabs that scroll horizontally if they do not fit. */
export function Tabs({ value, onValueChange, tabs, onPrefetch, hrefOf, label, children, className }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = [...(list.current?.children ?? [])][tabs.findIndex(({ id }) => id === value)];
    if (list.current && chosen) scrollIntoViewInline(list.current, chosen);
  }, [tabs, value]);
  // The tab requested last: the page may still show another while it loads this one.
  const requested = useRef(value);
  useEffect(() => {
    requested.current = value;
  }, [value]);
  const ask = (id: string) => {
    requested.current = id;
    onValueChange(id);
  };
  // Radix does not report a press on the active tab, so returning to it while another loads is handled here.
  const onActivePress = (id: string) => {
    if (id === value && requested.current !== id) ask(id);
  };
  return (
    <Radix.Root className={className} value={value} onValueChange={ask}>
      <List ref={list} aria-label={label}>
        {tabs.map((tab) => (
          <Trigger
            key={tab.id}
            value={tab.id}
            onPointerEnter={() => onPrefetch?.(tab.id)}
            onFocus={() => {
              onPrefetch?.(tab.id);
              onActivePress(tab.id);
            }}
            onClick={() => {
              // Radix acts on pointerdown, which comes before most clicks; not before those of scripts and of some aids.
              if (requested.current !== tab.id) ask(tab.id);
            }}
            {...(hrefOf && newTabHandlers(hrefOf(tab.id)))}
          >
            <Name data-label={tab.label}>{tab.label}</Name>
            {tab.count === undefined ? null : <Count>{tab.count}</Count>}
          </Trigger>
        ))}
      </List>
      {children}
    </Radix.Root>
  );
}

const List = styled(Radix.List)`
  display: flex;
  gap: 16px;
  /* Space for the focus ring inside the scrolling row; the first label stays at the edge of the page's column. */
  margin: -4px -10px 0;
  padding: 4px 4px 0;
  overflow-x: auto;
  overflow-y: hidden;
  scrollbar-width: none;
  background: linear-gradient(var(--line), var(--line)) 10px 100% / calc(100% - 20px) 1px no-repeat;

  &::-webkit-scrollbar {
    display: none;
  }

  ${scrollFade}

  @media (forced-colors: active) {
    border-block-end: 1px solid CanvasText;
  }
`;

const Trigger = styled(Radix.Trigger)`
  position: relative;
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 8px;
  min-block-size: var(--target);
  padding: 0 6px;
  border: 0;
  border-radius: var(--radius-4) var(--radius-4) 0 0;
  background: transparent;
  color: var(--ink-2);
  font: var(--type-body);
  font-size: 0.9375rem;
  cursor: pointer;
  transition: color var(--motion-hover) var(--ease-in);

  &:hover {
    color: var(--ink);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &::after {
    content: '';
    position: absolute;
    inset: auto 6px 0;
    block-size: 2px;
    background: var(--fjord);
    transform: scaleX(0);
    transition: transform var(--motion-pop) var(--ease-in);
  }

  &[data-state='active'] {
    color: var(--ink);
    font-weight: 600;
  }

  &[data-state='active']::after {
    transform: none;
    forced-color-adjust: none;
  }

  @media (forced-colors: active) {
    &::after {
      background: Highlight;
    }
  }
`;

/** Reserves the width of the bold label, so that neighbours do not move. */
const Name = styled.span`
  display: inline-grid;

  &::after {
    content: attr(data-label);
    block-size: 0;
    font-weight: 600;
    visibility: hidden;
    overflow: hidden;
  }
`;

const Count = styled.span`
  min-inline-size: 22px;
  padding: 0 6px;
  border-radius: var(--radius-4);
  background: var(--havtorn-soft);
  color: var(--havtorn-ink);
  font: var(--type-meta);
  font-weight: 600;
  line-height: 1.5;
  text-align: center;
`;
