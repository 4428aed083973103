import { styled } from 'styled-components';
import { Banner, type BannerProps } from './Banner.tsx';

/** A banner at the foot of the window, over the page, which is read out as it appears: something did not come. */
export const BottomBanner = (props: BannerProps) => (
  <Foot>
    <Banner role="alert" {...props} />
  </Foot>
);

const Foot = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--layer-toast);
`;
