import { keyframes, styled } from 'styled-components';

export const Steps = styled.ol`
  display: grid;
`;

export const Step = styled.li`
  position: relative;
  padding-inline-start: 46px;

  &:not(:last-child) {
    padding-block-end: 32px;
  }
`;

export const Marker = styled.span`
  position: absolute;
  inset: 3px auto auto 1px;
  inline-size: 20px;
  block-size: 20px;
  border: 2px solid var(--line-strong);
  border-radius: var(--radius-full);
  background: var(--bg);

  [data-status='completed'] > & {
    border-color: var(--ink);
    background: var(--ink);
  }

  [data-status='in-progress'] > & {
    border-color: var(--havtorn);
    background: var(--havtorn);
    box-shadow: 0 0 0 5px var(--havtorn-soft);
  }
`;

const draw = keyframes`
  from { transform: scaleY(0); }
`;

/** Line between two markers: solid when completed, dashed otherwise. */
export const Line = styled.span<{ $order: number }>`
  position: absolute;
  inset-block: 23px -3px;
  inset-inline-start: 10px;
  border-inline-start: 2px dashed var(--line-strong);
  transform-origin: top;
  animation: ${draw} var(--motion-tide) ${({ $order }) => $order * 160}ms var(--ease-in) backwards;

  [data-status='completed'] > & {
    border-inline-start: 2px solid var(--ink);
  }

  [data-status='in-progress'] > & {
    inset-block-start: 32px;
  }
`;

export const Body = styled.div`
  display: grid;
  gap: 6px;
`;

export const Title = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  font: var(--type-h4);
  letter-spacing: 0;
`;

export const When = styled.span`
  color: var(--ink-3);
  font: var(--type-meta);
  font-weight: 550;
`;

export const Details = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 6px;
  color: var(--ink-3);
  font: var(--type-meta);

  & > li:not(:last-child)::after {
    content: '·' / '';
    margin-inline-start: 6px;
  }
`;
