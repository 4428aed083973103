import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useRef } from 'react';

/** A form that is sent, and again after a lost answer: the server takes what has the same key once. */
export interface Attempt<Body> {
  body: Body;
  headers: Readonly<Record<'Idempotency-Key', string>>;
}

/**
 * Gives each submission its key. Sending the same again keeps the key; what has been changed since is another
 * submission and gets its own, so that a correction is never taken for a repetition.
 */
export function useAttempts<Body>(): (body: Body) => Attempt<Body> {
  const last = useRef({ text: '', key: '' });
  return useCallback((body) => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: nanoid() };
    return { body, headers: { 'Idempotency-Key': last.current.key } };
  }, []);
}
