import { PhoneFrame, Text } from '@skal/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { phoneApp, phoneScreens } from '../../content/phoneApp.ts';
import { appStatus } from '../../content/sections/appStatus.ts';
import { useAccount } from '../../session/useAccount.ts';
import { PreviewBooking } from './PreviewBooking.tsx';
import { PreviewHeader, PreviewMenu, PreviewScreenBody } from './PreviewScreens.tsx';
import { PreviewTabBar } from './PreviewTabBar.tsx';
import { StampCard } from './StampCard.tsx';

/** Interactive preview of the client's app in the phone: its name, and a screen per enabled feature. */
export function AppPreview() {
  const { branding, features, logo } = useAccount().business;
  const [openId, setOpenId] = useState<string | null>(null);
  const screens = phoneScreens.filter(({ feature }) => feature === undefined || features[feature]);
  const open = screens.find(({ id }) => id === openId);
  return (
    <Figure>
      <Text as="figcaption" size="meta" tone="subtle">
        {appStatus.phone}
      </Text>
      <PhoneFrame label={phoneApp.label}>
        {open ? (
          <>
            <PreviewHeader title={open.title} text={open.text} />
            <PreviewScreenBody>{open.id === 'club' ? <StampCard /> : <PreviewMenu />}</PreviewScreenBody>
          </>
        ) : (
          <>
            <PreviewHeader title={branding.businessName} text={branding.description} logo={logo} />
            <PreviewScreenBody>
              {features.reservations ? <PreviewBooking /> : null}
              <PreviewMenu screens={screens} onOpen={setOpenId} />
            </PreviewScreenBody>
          </>
        )}
        <PreviewTabBar screens={screens} openId={open?.id ?? null} onOpen={setOpenId} />
      </PhoneFrame>
    </Figure>
  );
}

const Figure = styled.figure`
  position: sticky;
  inset-block-start: calc(24px + var(--over-page));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  inline-size: 272px;

  & > figcaption {
    text-align: end;
  }

  @media (max-width: 56.24875em) {
    position: static;
    justify-self: center;
    inline-size: min(100%, 300px);

    & > figcaption {
      text-align: center;
    }
  }
`;
