import { useEffect, useState } from 'react';
import type { Part } from './cards/part.ts';

/** How long what is known waits for what belongs beside it, in milliseconds. */
const patienceMs = 300;

/**
 * A part that may come a moment after another: `isSettled` once it has come or failed, or after that moment. What it
 * brings then stands in one step with the other and pushes nothing; what comes after that moment `isLate`.
 */
export function useSettled<T>(part: Part<T>, isOtherThere: boolean) {
  const [isLate, setLate] = useState(false);
  const isThere = part.data !== undefined || part.error !== null;
  useEffect(() => {
    if (!isOtherThere || isThere) return;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isOtherThere, isThere]);
  return { data: part.data, isSettled: isThere || isLate, isLate };
}
