import { styled } from 'styled-components';

/** A form of one field, with its button beside it where there is room. */
export const InlineForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;

  & > :first-child {
    flex: 1 1 220px;
  }
`;
