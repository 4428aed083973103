import { t } from '@lingui/core/macro';
import { type ComponentProps, type MouseEvent, type ReactNode, use, useId } from 'react';
import { styled } from 'styled-components';
import { tabularNums } from '../../theme/mixins.ts';
import { TooltipBubble } from '../Tooltip/TooltipBubble.tsx';
import { SourceTooltipContext, useSourceTooltip } from './SourceTooltipArea.tsx';

export interface SourcedNumberProps extends Omit<ComponentProps<'div'>, 'children'> {
  value: ReactNode;
  label?: ReactNode;
  /** The number of the footnote. */
  sourceId: number | string;
  /** Text of the tooltip. */
  sourceText: ReactNode;
  /** Link to the entry in the list of sources. */
  sourceHref: string;
  size?: 'xl' | 'lg';
  /** Accessible name of the footnote mark; `Source 3` by default. */
  sourceLabel?: string;
}

/**
 * A number with its source: the footnote mark shows the source at once on hover, focus and touch, and links to the list
 * (C19-C21, T14). Inside a SourceTooltipArea the whole area shows it.
 */
export function SourcedNumber({
  value,
  label,
  sourceId,
  sourceText,
  sourceHref,
  size = 'xl',
  sourceLabel = t`Source ${sourceId}`,
  ...rest
}: SourcedNumberProps) {
  const outer = use(SourceTooltipContext);
  const own = useSourceTooltip();
  const { open, anchor, show, hide, firstTap } = outer ?? own.tip;
  const id = useId();
  const onClick = (event: MouseEvent) => {
    if (firstTap.current) event.preventDefault();
  };
  return (
    <div {...rest} {...(outer ? undefined : own.area)}>
      <NumberLink
        data-size={size}
        ref={(node: HTMLElement | null) => {
          anchor.current = node;
        }}
      >
        {value}
        <Mark
          href={sourceHref}
          aria-label={sourceLabel}
          aria-describedby={open ? id : undefined}
          onFocus={show}
          onBlur={hide}
          onClick={onClick}
        >
          {sourceId}
        </Mark>
      </NumberLink>
      {label === undefined ? null : <Label>{label}</Label>}
      {open ? (
        <TooltipBubble id={id} anchor={anchor}>
          {sourceText}
        </TooltipBubble>
      ) : null}
    </div>
  );
}

const NumberLink = styled.p`
  inline-size: fit-content;
  font: var(--type-numeral-xl);
  letter-spacing: var(--tracking-numeral);
  ${tabularNums}
  /* Keeps the mark beside its number. */
  white-space: nowrap;

  &[data-size='lg'] {
    font: var(--type-numeral-lg);
    ${tabularNums}
  }
`;

const Label = styled.p`
  margin-block-start: 8px;
  color: var(--ink-2);
  font: var(--type-body);
`;

/** A touch target of 24 px, larger than its digit. */
const Mark = styled.a`
  display: inline-grid;
  place-items: center start;
  min-inline-size: 24px;
  min-block-size: 24px;
  padding-inline-start: 4px;
  border-radius: var(--radius-4);
  vertical-align: super;
  color: var(--fjord);
  font: var(--type-meta);
  font-weight: 600;
  line-height: 1;
  letter-spacing: 0;
  text-decoration: none;

  &:hover {
    background: var(--fjord-soft);
  }
`;
