// The part of react-router-dom that remotes may use. A whole namespace would keep every export in the
// shell's first load; a lint refuses an import that is not listed here.
export {
  Link,
  NavLink,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
