import { styled } from 'styled-components';

export interface AvatarProps {
  name: string;
  /** In pixels. */
  size?: number;
  className?: string;
}

const GROUNDS = 6;

/** Returns the first letters of the first and the last name, ignoring punctuation. */
export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return ends
    .map((word) => word?.match(/[\p{L}\p{N}]/u)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('da');
}

/** Returns one of six backgrounds, always the same for the same name. */
const backgroundOf = (name: string): number => {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 997;
  return (sum % GROUNDS) + 1;
};

/** Initials on a coloured background, beside a visible name. */
export function Avatar({ name, size = 40, className }: AvatarProps) {
  return (
    <Circle className={className} aria-hidden="true" $size={size} $ground={backgroundOf(name)}>
      {initialsOf(name)}
    </Circle>
  );
}

const Circle = styled.span<{ $size: number; $ground: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border: 1px solid transparent;
  border-radius: var(--radius-full);
  background: var(--avatar-${({ $ground }) => $ground});
  color: var(--ink);
  font: 600 ${({ $size }) => Math.round($size * 0.36)}px / 1 var(--font-sans);
  user-select: none;
`;
