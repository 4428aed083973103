import type { AppStatusReply } from '@skal/contracts/app/appStatus';
import {
  Badge,
  Button,
  ExternalLinkIcon,
  LinkButton,
  QrCodeIcon,
  ReloadButton,
  Skeleton,
  SmartphoneIcon,
  StoreIcon,
  Text,
} from '@skal/shared-ui';
import { createLazyResource, Lazy } from '@skal/shell-kit';
import { styled } from 'styled-components';
import { Grid } from '../../components/layout/Grid.tsx';
import { appStatus } from '../../content/sections/appStatus.ts';
import { safeStoreUrl } from './safeStoreUrl.ts';
import { Icons, Name, Status, Tile } from './tile.styles.ts';

const { live, tiles } = appStatus;
const { appStore, googlePlay, qrCode } = tiles;

// The QR code library is not needed before launch.
const storeCode = createLazyResource(() => import(/* webpackChunkName: "StoreCode" */ './StoreQrCode.tsx'));

/** Once live: links to both stores, with a QR code each. */
export function StoreLinkTiles({ appStoreUrl, googlePlayUrl }: Pick<AppStatusReply, 'appStoreUrl' | 'googlePlayUrl'>) {
  const stores = [
    { ...appStore, Icon: SmartphoneIcon, url: safeStoreUrl(appStoreUrl) },
    { ...googlePlay, Icon: StoreIcon, url: safeStoreUrl(googlePlayUrl) },
  ];
  const linked = stores.flatMap(({ name, url }) => (url ? [{ name, url }] : []));
  return (
    <Grid as="ul" $min={210}>
      {stores.map(({ name, note, url, Icon }) => (
        <Tile key={name} as="li" padding={16}>
          <Icons>
            <Icon size={20} />
          </Icons>
          <Name>{name}</Name>
          <Text size="meta" tone="subtle">
            {note}
          </Text>
          <Status>
            {url ? (
              <LinkButton variant="secondary" size="sm" href={url} target="_blank" rel="noopener">
                {live.open(name)}
                <ExternalLinkIcon size={16} />
              </LinkButton>
            ) : (
              <Badge tone="outline">{live.unlinked}</Badge>
            )}
          </Status>
        </Tile>
      ))}
      <CodeTile as="li" padding={16}>
        <div>
          <Icons>
            <QrCodeIcon size={20} />
          </Icons>
          <Name>{qrCode.name}</Name>
          <Text size="meta" tone="subtle">
            {linked.length > 0 ? qrCode.note : live.codeless}
          </Text>
        </div>
        {linked.length > 0 ? (
          <Lazy
            resource={storeCode}
            waiting={<Skeleton rows={3} label={live.codeLoading} />}
            failed={(retry, reload) => <QrCodeLoadError onRetry={retry} onReload={reload} />}
          >
            {({ default: StoreQrCode }) => (
              <Codes>
                {linked.map((store) => (
                  <StoreQrCode key={store.name} store={store.name} url={store.url} />
                ))}
              </Codes>
            )}
          </Lazy>
        ) : null}
      </CodeTile>
    </Grid>
  );
}

/** The links work without the QR codes. */
const QrCodeLoadError = ({ onRetry, onReload }: { onRetry: () => void; onReload: (() => void) | undefined }) => (
  <div role="alert">
    <Text size="meta">{live.codeFailed}</Text>
    <Button variant="secondary" size="sm" onClick={onRetry}>
      {live.codeRetry}
    </Button>
    {onReload ? <ReloadButton size="sm" onReload={onReload} /> : null}
  </div>
);

/** Spans the whole row: title, and the codes beside it. */
const CodeTile = styled(Tile)`
  grid-column: 1 / -1;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: 12px 16px;
`;

const Codes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 24px;
`;
