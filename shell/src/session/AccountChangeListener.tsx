import { accountChanged, onAccountChangedInOtherTab } from '@skal/shell-kit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/**
 * Resets this tab when another one signs in or out: it forgets the account, and a guarded page reads the session again.
 */
export function AccountChangeListener() {
  const dispatch = useDispatch();
  useEffect(() => onAccountChangedInOtherTab(() => dispatch(accountChanged({ keepPage: true }))), [dispatch]);
  return null;
}
