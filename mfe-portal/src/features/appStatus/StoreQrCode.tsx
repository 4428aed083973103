import { DownloadIcon, QrCode, qrCodeDataUrl, TextLink, VisuallyHidden } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { appStatus } from '../../content/sections/appStatus.ts';

const { live } = appStatus;

interface Props {
  store: string;
  url: string;
}

/** The QR code of a store link, with a file to download for print. */
export default function StoreQrCode({ store, url }: Props) {
  return (
    <Figure>
      <QrCode value={url} label={live.code(store)} />
      <figcaption>
        {store}
        <TextLink href={qrCodeDataUrl(url)} download={`${store.toLowerCase().replaceAll(' ', '-')}-qr.svg`}>
          <DownloadIcon size={14} />
          {live.download}
          <VisuallyHidden> {live.code(store)}</VisuallyHidden>
        </TextLink>
      </figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: 6px;
  inline-size: 116px;
  font: var(--type-meta);

  & > figcaption,
  & > figcaption > a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
  }

  & > figcaption {
    justify-content: space-between;
  }
`;
