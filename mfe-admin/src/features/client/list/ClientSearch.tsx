import { SearchBox } from '@skal/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { clientList } from '../../../content/dashboard/admin.ts';

/** Debounce of the search, in ms. */
const PAUSE_MS = 150;

interface Props {
  value: string;
  onSearch: (text: string) => void;
}

/** Search field of the client list; shows the text at once and searches after a pause. */
export function ClientSearch({ value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const lastSearch = useRef(value);

  // Follows changes from elsewhere (a link, Back, 'Clear filters').
  useEffect(() => {
    if (value === lastSearch.current) return;
    lastSearch.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    if (text === lastSearch.current) return;
    const pause = setTimeout(() => {
      lastSearch.current = text;
      onSearch(text);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text, onSearch]);

  return (
    <SearchBox label={clientList.search} placeholder={clientList.search} value={text} onChange={setText} shortcut />
  );
}
