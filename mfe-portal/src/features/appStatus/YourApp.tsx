import { PhoneFrame, Text } from '@skal/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAccount } from '../../account/useAccount.ts';
import { appStatus } from '../../content/appStatus.ts';
import { phoneApp, phoneScreens } from '../../content/phoneApp.ts';
import { Booking } from './Booking.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { PhoneHead, PhoneRows, PhoneScreenBody } from './PhoneParts.tsx';
import { StampCard } from './StampCard.tsx';

/** The client's own app in the phone: their name, and a screen for each feature that is on. It works. */
export function YourApp() {
  const { branding, features, logo } = useAccount().business;
  const [openId, setOpenId] = useState<string | null>(null);
  const screens = phoneScreens.filter(({ feature }) => feature === undefined || features[feature]);
  const open = screens.find(({ id }) => id === openId);
  return (
    <Figure>
      <Text as="figcaption" size="meta" tone="ink-3">
        {appStatus.phone}
      </Text>
      <PhoneFrame label={phoneApp.label}>
        {open ? (
          <>
            <PhoneHead title={open.title} text={open.text} />
            <PhoneScreenBody>{open.id === 'club' ? <StampCard /> : <PhoneRows />}</PhoneScreenBody>
          </>
        ) : (
          <>
            <PhoneHead title={branding.businessName} text={branding.description} logo={logo} />
            <PhoneScreenBody>
              {features.reservations ? <Booking /> : null}
              <PhoneRows screens={screens} onOpen={setOpenId} />
            </PhoneScreenBody>
          </>
        )}
        <PhoneBar screens={screens} openId={open?.id ?? null} onOpen={setOpenId} />
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
