import { styled } from 'styled-components';

/** A link in running text; `as={Link}` for a router link. */
export const TextLink = styled.a`
  border-radius: var(--radius-4);
  color: var(--fjord);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  transition: color var(--motion-hover) var(--ease-in);

  &:hover {
    color: var(--fjord-hover);
    text-decoration-thickness: 2px;
  }
`;
