import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useNavBar } from './useNav.ts';

/** The menu of a small screen if its sheet cannot be loaded: the same links (E6) as a list under the bar. */
export function FallbackMenu({ onChoose }: { onChoose: () => void }) {
  const { links, account } = useNavBar();
  return (
    <Rows>
      {[...links, ...account].map(({ label, to }) => (
        <li key={to}>
          <Link to={to} onClick={onChoose}>
            {label}
          </Link>
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  margin: 0;
  padding: 8px clamp(20px, 4vw, 48px);
  list-style: none;
  background: var(--bg);

  a {
    display: flex;
    align-items: center;
    min-height: 48px;
    color: var(--ink);
  }
`;
