import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; transform: translateY(8px) scale(0.98); }
`;

/** The transition to the full chat: 300 ms, as specified (O6). */
const grow = keyframes`
  to { opacity: 0; transform: scale(1.08); }
`;

export const Frame = styled.div`
  position: fixed;
  inset: auto 24px 24px auto;
  z-index: var(--layer-widget);
  display: flex;
  flex-direction: column;
  inline-size: 400px;
  block-size: min(600px, calc(100dvh - 48px));
  border: 1px solid var(--line);
  border-radius: var(--radius-20);
  background: var(--raised);
  box-shadow: var(--elevation-3);
  transform-origin: 100% 100%;
  animation: ${appear} var(--motion-pop) var(--ease-in);

  &[data-minimized] {
    inline-size: 320px;
    block-size: auto;
  }

  &[data-expanding] {
    animation: ${grow} var(--motion-sheet) var(--ease-in) forwards;
  }

  @media (max-width: 37.49875em) {
    inset: auto 8px 8px;
    inline-size: auto;
    block-size: min(600px, calc(100dvh - 72px));

    &[data-minimized] {
      inset: auto 8px 8px;
      inline-size: auto;
    }
  }
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 12px;
  min-block-size: 0;
  padding: 12px 16px 16px;
`;

export const Count = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  padding: 10px 20px 14px;
  color: var(--ink-2);
  font: var(--type-label);
`;
