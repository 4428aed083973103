import type { PasskeyReply } from '@skal/contracts/account/passkey';
import { Button } from '@skal/shared-ui';
import { ItemList } from '../components/ItemList.tsx';
import { passkeys as copy } from '../content/passkeys.ts';
import type { SectionProps } from '../sectionProps.ts';

interface Props extends Pick<SectionProps, 'formatMoment'> {
  passkeys: readonly PasskeyReply[];
  /** Opens the confirmation before removal. */
  onRemove: (passkey: PasskeyReply) => void;
}

/** Lists passkeys by name with their last use. */
export function PasskeyList({ passkeys, formatMoment, onRemove }: Props) {
  if (passkeys.length === 0) return null;
  const rows = passkeys.map((each) => ({
    id: each.id,
    name: each.name,
    description: copy.times(formatMoment(each.createdAt), each.lastUsed && formatMoment(each.lastUsed)),
    action: (
      <Button variant="secondary" size="sm" aria-label={`${copy.remove}: ${each.name}`} onClick={() => onRemove(each)}>
        {copy.remove}
      </Button>
    ),
  }));
  return <ItemList label={copy.list} rows={rows} />;
}
