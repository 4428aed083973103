import { Toast as Radix } from 'radix-ui';
import { styled } from 'styled-components';
import { media } from '../../theme/mixins.ts';

/** Position of toasts: bottom right, on a phone the bottom, above other fixed elements in that corner. */
export const ToastViewport = styled(Radix.Viewport)`
  position: fixed;
  inset: auto 24px calc(24px + var(--widget-space)) auto;
  z-index: var(--layer-toast);
  inline-size: min(360px, calc(100vw - 48px));
  margin: 0;
  padding: 0;
  list-style: none;
  pointer-events: auto;

  &:empty {
    pointer-events: none;
  }

  ${media.phone} {
    inset-inline: 16px;
    inset-block-end: calc(16px + var(--widget-space));
    inline-size: auto;
  }

  ${media.print} {
    display: none;
  }
`;
