import { keyframes, styled } from 'styled-components';
import { IconFrame } from '../actions/IconButton.tsx';

const fadeIn = keyframes`
  from { opacity: 0; }
`;

const fadeOut = keyframes`
  to { opacity: 0; }
`;

/** Dims the page under a dialog. */
export const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--layer-dialog);
  background: var(--scrim);
  animation: ${fadeIn} var(--motion-pop) var(--ease-in);

  &[data-state='closed'] {
    animation: ${fadeOut} var(--motion-pop) var(--ease-out) forwards;
  }
`;

/** The dialog box. */
export const DialogSurface = styled.div`
  position: fixed;
  z-index: var(--layer-dialog);
  display: flex;
  flex-direction: column;
  border: 1px solid var(--raised-line);
  background: var(--raised);
  box-shadow: var(--elevation-3);
  color: var(--ink);
  outline: none;
`;

export const DialogHeader = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  padding-block: 20px 16px;
  padding-inline: 24px 16px;

  /* Breaks long words, so that they do not push the close button out of the dialog. */
  & > :first-child {
    min-inline-size: 0;
  }
`;

export const Title = styled.h2`
  padding-block: 9px;
  font: var(--type-h3);
  letter-spacing: var(--tracking-h3);
`;

export const Description = styled.p`
  margin-block-start: -6px;
  padding-block-end: 4px;
  color: var(--ink-2);
  font: var(--type-body);
`;

export const DialogCloseButton = styled(IconFrame)`
  margin-inline-start: auto;
`;

export const DialogFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
  padding: 16px 24px max(16px, env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--line);
`;
