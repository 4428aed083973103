import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/mixins.ts';

export interface PhoneFrameProps {
  /** A screen laid out for 300 x 640 px, or more of them where text is larger. */
  children: ReactNode;
  /** What is shown in the phone. */
  label: string;
  className?: string;
}

/** The working phone: 320 x 660 px, smaller where its place is narrower, with everything in it. */
export function PhoneFrame({ children, label, className }: PhoneFrameProps) {
  return (
    <Place className={className} role="group" aria-label={label}>
      <Case>
        <Screen>{children}</Screen>
      </Case>
    </Place>
  );
}

const Place = styled.div`
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
   * A length over a length is no number in CSS yet, but the tangent of their angle is. WebKit takes the degrees of an angle
   * for radians while one of the lengths is not in pixels, so base.css declares this one.
   */
  --place-width: 100cqi;
  --phone-width: 20rem;
  transform: scale(tan(atan2(var(--place-width), var(--phone-width))));

  ${media.forcedColors} {
    border-width: 2px;
  }
`;

/** A stacking context of its own: what is fixed or sticky in the little app stays in the phone. */
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
