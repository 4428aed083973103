import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/mixins.ts';

export interface PhoneFrameProps {
  /** A screen laid out for 300 x 640 px, or more if the text is larger. */
  children: ReactNode;
  /** Accessible name of the screen. */
  label: string;
  className?: string;
}

/** A phone of 320 x 660 px, scaled down with its content if the container is narrower. */
export function PhoneFrame({ children, label, className }: PhoneFrameProps) {
  return (
    <Frame className={className} role="group" aria-label={label}>
      <Case>
        <Screen>{children}</Screen>
      </Case>
    </Frame>
  );
}

const Frame = styled.div`
  container-type: inline-size;
  inline-size: 100%;
  max-inline-size: 20rem;
  aspect-ratio: 320 / 660;
`;

const Case = styled.div`
  inline-size: 20rem;
  block-size: 41.25rem;
  padding: 9px;
  border: 1px solid var(--phone-edge);
  border-radius: 46px;
  background: var(--phone-case);
  box-shadow: var(--elevation-phone);
  transform-origin: 0 0;
  /*
   * CSS cannot yet divide a length by a length, but the tangent of the angle between them is that ratio. WebKit reads the degrees of an
   * angle as radians while one of the lengths is not in pixels, so base.css registers this one.
   */
  --place-width: 100cqi;
  --phone-width: 20rem;
  transform: scale(tan(atan2(var(--place-width), var(--phone-width))));

  ${media.forcedColors} {
    border-width: 2px;
  }
`;

/** A stacking context: fixed and sticky elements of the demo app stay in the phone. */
const Screen = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  block-size: 100%;
  border-radius: 36px;
  background: var(--surface);
  color: var(--ink);
  overflow: hidden;
  isolation: isolate;
  transform: translate(0);
`;
