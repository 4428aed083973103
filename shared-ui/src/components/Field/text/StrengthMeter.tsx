import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

export interface StrengthMeterProps extends ComponentProps<'div'> {
  /** From 0 to 100; halves count (87.5). */
  score: number;
  /** Meaning of the score, shown and announced. */
  strengthLabel: string;
  label?: string;
}

const PARTS = [0, 25, 50, 75] as const;

const levels = ['weak', 'weak', 'fair', 'good', 'good'] as const;

/** Password strength: a bar of four parts and a label, so that colour is not the only signal. */
export function StrengthMeter({ score, strengthLabel, label = t`Password strength`, ...rest }: StrengthMeterProps) {
  const level = levels[Math.floor(score / 25)] ?? 'good';
  return (
    <Row {...rest}>
      <Bar
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={score}
        aria-valuetext={strengthLabel}
        data-level={level}
      >
        {PARTS.map((from) => (
          <Part key={from} aria-hidden="true" $fill={Math.min(1, Math.max(0, (score - from) / 25))} />
        ))}
      </Bar>
      <StrengthText aria-hidden="true">{strengthLabel}</StrengthText>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-block-start: 8px;
`;

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  flex: 1;
  gap: 4px;
  max-inline-size: 320px;
  color: var(--tegl);

  &[data-level='fair'] {
    color: var(--havtorn);
  }

  &[data-level='good'] {
    color: var(--mos);
  }
`;

const Part = styled.span<{ $fill: number }>`
  block-size: 4px;
  border-radius: 2px;
  background: var(--line);
  overflow: hidden;

  &::before {
    content: '';
    display: block;
    inline-size: ${({ $fill }) => $fill * 100}%;
    block-size: 100%;
    background: currentColor;
    transition: inline-size var(--motion-pop) var(--ease-in);
    forced-color-adjust: none;
  }
`;

const StrengthText = styled.span`
  color: var(--ink-2);
  font: var(--type-meta);
  letter-spacing: var(--tracking-meta);
`;
