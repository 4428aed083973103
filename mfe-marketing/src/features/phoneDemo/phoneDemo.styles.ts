import { keyframes, styled } from 'styled-components';

/** Styled parts of the demo apps' screens. They use the app's colours, not the site's. */

export const DemoCard = styled.div`
  display: grid;
  gap: 10px;
  padding: 14px;
  border: 1px solid var(--app-line);
  border-radius: 14px;
  background: var(--app-card);
`;

export const DemoTitle = styled.p`
  font-weight: 600;
`;

export const MutedText = styled.p`
  color: var(--app-muted);
  font-size: 0.8125rem;
`;

export const SpaceBetween = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;

  & > :last-child {
    flex: none;
  }
`;

export const DemoButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-block-size: 44px;
  padding: 6px 16px;
  border: 1px solid var(--app-brand);
  border-radius: 10px;
  background: var(--app-brand);
  color: var(--app-onBrand);
  font-size: 0.875rem;
  font-weight: 600;
  line-height: 1.3;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  transition: transform var(--motion-hover) var(--ease-in);

  &:active {
    transform: scale(0.97);
  }

  &[data-look='quiet'] {
    border-color: color-mix(in srgb, var(--app-brand) 40%, transparent);
    background: transparent;
    color: var(--app-brand);
  }

  &[data-look='wide'] {
    inline-size: 100%;
  }
`;

const pop = keyframes`
  from { transform: scale(0.6); opacity: 0; }
`;

const slide = keyframes`
  from { transform: translateY(10px); opacity: 0; }
`;

/** Announces the result of an action. */
export const StatusMessage = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 10px 14px;
  border-radius: 10px;
  background: var(--app-brandSoft);
  color: var(--app-brand);
  font-weight: 550;
  text-align: start;
  animation: ${slide} var(--motion-pop) var(--ease-in);

  & svg {
    flex: none;
  }
`;

export const PopIn = styled.span`
  animation: ${pop} var(--motion-pop) var(--ease-in);
`;
