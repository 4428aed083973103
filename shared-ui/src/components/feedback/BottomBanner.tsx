import { styled } from 'styled-components';
import { Banner, type BannerProps } from './Banner.tsx';

/** A banner fixed to the bottom of the window, announced when it appears: something failed to load. */
export const BottomBanner = (props: BannerProps) => (
  <Footer>
    <Banner role="alert" {...props} />
  </Footer>
);

const Footer = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--layer-toast);
`;
