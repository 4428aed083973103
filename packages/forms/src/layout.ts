import { styled } from 'styled-components';

/** A form's fields below each other. */
export const FieldStack = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

/** Two beside each other where there is room. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 20px 16px;

  @media (max-width: 37.49875em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
