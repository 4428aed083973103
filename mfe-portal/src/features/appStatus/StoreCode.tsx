import { DownloadIcon, TextLink, VisuallyHidden } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { encode } from 'uqr';
import { appStatus } from '../../content/appStatus.ts';

const { live } = appStatus;

/** What a camera needs around a code to find it, in modules. */
const QUIET = 4;

interface Props {
  store: string;
  url: string;
}

/** One run of dark modules after another, as the path of a drawing. */
function pathOf(modules: readonly (readonly boolean[])[]): string {
  const dark = (x: number, y: number) => modules[y]?.[x] === true;
  return modules.flatMap((row, y) => row.map((_, x) => (dark(x, y) ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

/** A picture file of the same, for a printer: black on white whatever the theme. */
const fileOf = (size: number, path: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="white"/><path d="${path}"/></svg>`,
  )}`;

/** The QR code of a store link, on the screen and as a file for the door. */
export default function StoreCode({ store, url }: Props) {
  const { data, size } = encode(url, { ecc: 'M', border: QUIET });
  const path = pathOf(data);
  return (
    <Figure>
      <Code
        data-theme="light"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={live.code(store)}
        shapeRendering="crispEdges"
      >
        <rect width="100%" height="100%" />
        <path d={path} />
      </Code>
      <figcaption>
        {store}
        <TextLink href={fileOf(size, path)} download={`${store.toLowerCase().replaceAll(' ', '-')}-qr.svg`}>
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

/** The light theme's colours whatever the page's: not every camera reads a code turned inside out. */
const Code = styled.svg`
  inline-size: 100%;
  border-radius: var(--radius-4);
  forced-color-adjust: none;

  & > rect {
    fill: var(--surface);
  }

  & > path {
    fill: var(--ink);
  }
`;
