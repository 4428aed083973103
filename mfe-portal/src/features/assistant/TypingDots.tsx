import { media, VisuallyHidden } from '@skal/shared-ui';
import { keyframes, styled } from 'styled-components';
import { assistant } from '../../content/assistant/assistant.ts';

/** Typing indicator: three dots, static with reduced motion (K20). */
export const TypingDots = () => (
  <Dots data-typing>
    <VisuallyHidden>{assistant.typing}</VisuallyHidden>
    {['first', 'second', 'third'].map((dot) => (
      <Dot key={dot} aria-hidden="true" />
    ))}
  </Dots>
);

const rise = keyframes`
  30% { opacity: 1; transform: translateY(-3px); }
  60% { opacity: 0.4; transform: none; }
`;

const Dots = styled.p`
  display: flex;
  gap: 5px;
  inline-size: fit-content;
  padding: 12px 14px;
  border-radius: var(--radius-12);
  background: var(--sunken);
`;

const Dot = styled.span`
  inline-size: 6px;
  block-size: 6px;
  border: 3px solid var(--ink-3);
  border-radius: var(--radius-full);
  opacity: 0.4;
  animation: ${rise} 1.2s infinite;

  &:nth-of-type(3) {
    animation-delay: 0.15s;
  }

  &:nth-of-type(4) {
    animation-delay: 0.3s;
  }

  ${media.reducedMotion} {
    opacity: 1;
    animation: none;
  }
`;
