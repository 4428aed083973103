import { styled } from 'styled-components';
import { encode } from 'uqr';

export interface QrCodeProps {
  /** The encoded text. */
  value: string;
  /** Description for assistive technology. */
  label: string;
}

/** Quiet zone around the code, in modules. */
const QUIET_ZONE = 4;

/** Returns a code as drawing: its size in modules, and its dark runs as an SVG path. */
function toDrawing(value: string): { size: number; path: string } {
  const { data, size } = encode(value, { ecc: 'M', border: QUIET_ZONE });
  const dark = (x: number, y: number) => data[y]?.[x] === true;
  const path = data.flatMap((row, y) => row.map((_, x) => (dark(x, y) ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}

/** Returns a QR code as SVG data URL for print: black on white in every theme. */
export function qrCodeDataUrl(value: string): string {
  const { size, path } = toDrawing(value);
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="white"/><path d="${path}"/></svg>`,
  )}`;
}

/** A QR code, as wide as its container. */
export function QrCode({ value, label }: QrCodeProps) {
  const { size, path } = toDrawing(value);
  return (
    <Code data-theme="light" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width="100%" height="100%" />
      <path d={path} />
    </Code>
  );
}

/** Uses the light theme's colours in every theme: not every camera reads an inverted code. */
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
