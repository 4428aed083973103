import { styled } from 'styled-components';

/** A form with one field, and its button beside it if there is space. */
export const InlineForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;

  & > :first-child {
    flex: 1 1 220px;
  }
`;
