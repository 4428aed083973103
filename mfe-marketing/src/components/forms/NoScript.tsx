import { Banner, Button } from '@skal/shared-ui';
import { css } from 'styled-components';

/** The button that sends a form without script, beside the one whose script sends it. */
export const PlainSubmit = ({ children, block }: { children: string; block?: boolean }) => (
  <noscript>
    <Button type="submit" size="lg" block={block ?? false}>
      {children}
    </Button>
  </noscript>
);

/** Hides, in a form with a `PlainSubmit`, the button that does nothing without script. */
export const plainSubmit = css`
  @media (scripting: none) {
    & > button[type='button'] {
      display: none;
    }
  }
`;

/** Says that a form does nothing without script. */
export const NeedsScript = ({ children }: { children: string }) => (
  <noscript>
    <Banner tone="havtorn">{children}</Banner>
  </noscript>
);
