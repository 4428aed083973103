import { styled } from 'styled-components';

/** So much of a commit's name tells it from others. */
export const COMMIT_LENGTH = 10;

/** A version or a commit: nobody reads it as a word, so it breaks wherever its line ends. */
export const VersionCode = styled.code`
  color: var(--ink-2);
  font-family: var(--font-mono);
  font-size: 0.75rem;
  line-height: 1.5;
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
`;
