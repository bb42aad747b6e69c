import { useEffect, useRef, useState } from 'react';

/** How long nobody types before what was typed is said, in milliseconds. */
const pauseMs = 500;

/** A value as it is once typing has paused; undefined as long as it has not changed since the form came. */
export function useAfterTyping<T>(value: T): T | undefined {
  const [settled, setSettled] = useState<T>();
  const first = useRef(value);
  const isChanged = useRef(false);
  useEffect(() => {
    isChanged.current ||= value !== first.current;
    if (!isChanged.current) return;
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
