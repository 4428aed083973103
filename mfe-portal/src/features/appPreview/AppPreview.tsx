import { Button, PhoneFrame, Text } from '@skal/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PreviewHeader, PreviewMenu, PreviewScreenBody } from '../../components/phone/PreviewScreens.tsx';
import { phoneApp, phoneScreens } from '../../content/phoneApp.ts';
import { appStatus } from '../../content/sections/appStatus.ts';
import { useAccount } from '../../session/useAccount.ts';
import { PreviewBooking } from './PreviewBooking.tsx';
import { PreviewTabBar } from './PreviewTabBar.tsx';

const FULL = 10;
const places = Array.from({ length: FULL }, (_, index) => index + 1);

/** A stamp card that gets a stamp per visit; a full one starts again. */
function StampCard() {
  const [stamps, setStamps] = useState(0);
  return (
    <>
      <Card role="img" aria-label={phoneApp.stamps(stamps)}>
        {places.map((place) => (
          <StampSlot key={place} data-stamped={place <= stamps ? '' : undefined} />
        ))}
      </Card>
      <Button block onClick={() => setStamps(stamps === FULL ? 0 : stamps + 1)}>
        {phoneApp.stamp}
      </Button>
    </>
  );
}

const Card = styled.div`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  gap: 10px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
`;

const StampSlot = styled.span`
  aspect-ratio: 1;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-full);

  &[data-stamped] {
    border-color: var(--fjord);
    background: var(--fjord);
  }
`;

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
