import { accountChanged, onAccountChangedInOtherTab } from '@skal/shell-kit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/** Another tab signed in or out: this one forgets the account it knew, and a guarded page asks anew. */
export function AccountChangeListener() {
  const dispatch = useDispatch();
  useEffect(() => onAccountChangedInOtherTab(() => dispatch(accountChanged({ keepPage: true }))), [dispatch]);
  return null;
}
