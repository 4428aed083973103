import { accountChanged, onAccountChangedElsewhere } from '@skal/shell-kit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/** Another tab signed in or out: this one forgets the account it knew, and a guarded page asks anew. */
export function AccountWatch() {
  const dispatch = useDispatch();
  useEffect(() => onAccountChangedElsewhere(() => dispatch(accountChanged({ stays: true }))), [dispatch]);
  return null;
}
