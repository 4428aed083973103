import { SearchBox } from '@skal/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { clientList } from '../../../content/dashboard/admin.ts';

/** So long after the last key the text is looked for: a server need not be asked for every letter. */
const PAUSE_MS = 150;

interface Props {
  value: string;
  onSearch: (text: string) => void;
}

/** The field to look for clients with: what is typed stands there at once, and is looked for after a short pause. */
export function ClientSearch({ value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const told = useRef(value);

  // What changed elsewhere (a link, Back, 'Clear filters') stands in the field, too.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    if (text === told.current) return;
    const pause = setTimeout(() => {
      told.current = text;
      onSearch(text);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text, onSearch]);

  return (
    <SearchBox label={clientList.search} placeholder={clientList.search} value={text} onChange={setText} shortcut />
  );
}
