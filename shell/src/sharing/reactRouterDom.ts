// The part of react-router-dom that remotes may use. The whole namespace would keep every export in the shell's first
// load; a lint rejects other imports.
export {
  Link,
  NavLink,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
