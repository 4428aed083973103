import { Badge, Card, LockIcon, QrCodeIcon, SmartphoneIcon, StoreIcon, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { appStatus } from '../../content/appStatus.ts';
import { Grid } from '../../parts/Grid.tsx';

const icons = { 'App Store': SmartphoneIcon, 'Google Play': StoreIcon, 'QR Code': QrCodeIcon } as const;

/** Where guests will find the app: both stores pending, the code locked until launch (K8, K9). */
export const StoreTiles = () => (
  <Grid as="ul" $min={180}>
    {appStatus.tiles.map(({ name, status, note, locked }) => {
      const Icon = icons[name];
      return (
        <Tile key={name} as="li" padding={16}>
          <Icons>
            <Icon size={20} />
            {locked ? <LockIcon size={16} /> : null}
          </Icons>
          <Name>{name}</Name>
          <Text size="meta" tone="ink-3">
            {note}
          </Text>
          <Status>
            <Badge tone={locked ? 'outline' : 'havtorn'}>{status}</Badge>
          </Status>
        </Tile>
      );
    })}
  </Grid>
);

const Tile = styled(Card)`
  display: grid;
  align-content: start;
  gap: 4px;

`;

const Icons = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-end: 6px;
  color: var(--ink-3);
`;

const Name = styled.h3`
  font: var(--type-h4);
  letter-spacing: 0;
`;

const Status = styled.p`
  margin-block-start: 8px;
`;
