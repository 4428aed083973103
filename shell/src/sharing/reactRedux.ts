// The part of react-redux that remotes may use; the Provider is the shell's.
export { useDispatch, useSelector, useStore } from 'react-redux';
