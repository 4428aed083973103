import { styled } from 'styled-components';

interface Props {
  kind: 'bars' | 'line';
  names: readonly string[];
}

/** Names the series, which differ by their line style as well as by colour. */
export const Legend = ({ kind, names }: Props) => (
  <Names aria-hidden="true">
    {names.map((name, index) => (
      <li key={name}>
        <svg width="24" height="12" aria-hidden="true">
          {kind === 'bars' && index === 0 ? (
            <rect x="6" width="12" height="12" rx="2" fill="var(--series-1)" />
          ) : (
            <line
              x2="24"
              y1="6"
              y2="6"
              strokeWidth="2"
              stroke={strokeOf(kind, index)}
              strokeDasharray={dashArray(kind, index)}
            />
          )}
        </svg>
        {name}
      </li>
    ))}
  </Names>
);

const strokeOf = (kind: Props['kind'], index: number) =>
  index === 0 ? 'var(--series-1)' : kind === 'bars' ? 'var(--ink)' : `var(--series-${index + 1})`;

const dashArray = (kind: Props['kind'], index: number) =>
  kind === 'bars' || index === 0 ? undefined : index === 1 ? '6 4' : '2 3';

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 0;
  padding: 0;
  color: var(--ink-2);
  font: var(--type-meta);
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
`;
