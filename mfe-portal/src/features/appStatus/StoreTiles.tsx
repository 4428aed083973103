import { Badge, LockIcon, QrCodeIcon, SmartphoneIcon, StoreIcon, Text } from '@skal/shared-ui';
import { Grid } from '../../components/layout/Grid.tsx';
import { appStatus } from '../../content/sections/appStatus.ts';
import { Icons, Name, Status, Tile } from './tile.styles.ts';

const { appStore, googlePlay, qrCode } = appStatus.tiles;
const stores = [
  { ...appStore, Icon: SmartphoneIcon },
  { ...googlePlay, Icon: StoreIcon },
  { ...qrCode, Icon: QrCodeIcon },
];

/** Store availability before launch: both pending, the QR code locked (K8, K9). */
export const StoreTiles = () => (
  <Grid as="ul" $min={180}>
    {stores.map(({ name, status, note, locked, Icon }) => (
      <Tile key={name} as="li" padding={16}>
        <Icons>
          <Icon size={20} />
          {locked ? <LockIcon size={16} /> : null}
        </Icons>
        <Name>{name}</Name>
        <Text size="meta" tone="subtle">
          {note}
        </Text>
        <Status>
          <Badge tone={locked ? 'outline' : 'attention'}>{status}</Badge>
        </Status>
      </Tile>
    ))}
  </Grid>
);
