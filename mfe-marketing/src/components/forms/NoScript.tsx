import { Banner, Button } from '@skal/shared-ui';
import { css } from 'styled-components';

/** Submit button without script, beside the one that needs script. */
export const PlainSubmit = ({ children, block }: { children: string; block?: boolean }) => (
  <noscript>
    <Button type="submit" size="lg" block={block ?? false}>
      {children}
    </Button>
  </noscript>
);

/** In a form with a `PlainSubmit`, hides the button that needs script. */
export const plainSubmit = css`
  @media (scripting: none) {
    & > button[type='button'] {
      display: none;
    }
  }
`;

/** States that a form needs script. */
export const NeedsScript = ({ children }: { children: string }) => (
  <noscript>
    <Banner tone="attention">{children}</Banner>
  </noscript>
);
