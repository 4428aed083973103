import type { OperatorReply } from '@skal/contracts/account/operator';
import type { OperatorRole } from '@skal/contracts/account/session';
import { useAsyncAction } from '@skal/shell-kit/api';
import { operatorToasts as copy, roleNames } from '../../content/operations/operators.ts';
import {
  useChangeOperatorMutation,
  useResetFactorOperatorMutation,
  useSendLinkOperatorMutation,
} from './operator.api.ts';

/** An owner's actions on another operator; each shows its result. */
export function useOperatorActions() {
  const [change, { isLoading: isChanging }] = useChangeOperatorMutation();
  const [sendLink, { isLoading: isSending }] = useSendLinkOperatorMutation();
  const [resetFactor, { isLoading: isResetting }] = useResetFactorOperatorMutation();
  const act = useAsyncAction();
  const failed = { title: copy.error, description: copy.failed };
  const attempt = (work: () => Promise<unknown>, title: string, description: string) =>
    act(work, { failed, done: { title, description } });
  return {
    isBusy: isChanging || isSending || isResetting,
    giveRole: ({ id, contactName }: OperatorReply, role: OperatorRole) =>
      attempt(
        () => change({ params: { id }, body: { role } }).unwrap(),
        copy.changed,
        copy.roleChanged(contactName, roleNames[role]),
      ),
    setDisabled: ({ id, contactName }: OperatorReply, disabled: boolean) =>
      attempt(
        () => change({ params: { id }, body: { disabled } }).unwrap(),
        copy.changed,
        disabled ? copy.disabledText(contactName) : copy.enabledText(contactName),
      ),
    resetFactor: ({ id, contactName }: OperatorReply) =>
      attempt(() => resetFactor({ params: { id } }).unwrap(), copy.isReset, copy.resetFor(contactName)),
    sendLink: ({ id, email }: OperatorReply) =>
      attempt(() => sendLink({ params: { id } }).unwrap(), copy.linkSent, copy.linkTo(email)),
  };
}
