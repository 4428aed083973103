import { DescriptionList } from '@skal/shared-ui';
import { styled } from 'styled-components';

export const Sum = styled.p`
  font: var(--type-h3);
`;

/** Right-aligned amounts, as on a statement. */
export const Statement = styled(DescriptionList)`
  & > div {
    grid-template-columns: 1fr auto;
  }

  & dd {
    font-family: var(--font-figures);
    text-align: end;
  }
`;
