import { styled } from 'styled-components';

/** Shown length of a commit hash. */
export const COMMIT_LENGTH = 10;

/** A version or commit hash, which may break anywhere. */
export const VersionCode = styled.code`
  color: var(--ink-2);
  font-family: var(--font-mono);
  font-size: 0.75rem;
  line-height: 1.5;
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
`;
