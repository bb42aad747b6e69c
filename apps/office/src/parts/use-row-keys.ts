import { type RefObject, useEffect, useRef } from 'react';
import { isTyping, useLetters } from '../lib/letters.ts';

/** What single letters do with the row that has focus. */
type RowActs = Readonly<Record<string, (row: number) => void>>;

const rowsIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-row] :is(a, button)[data-opens]') ?? []),
];

/**
 * J and K go to the next and the previous row of a list: to what opens it, so that Enter does. Other letters act on the row
 * that has focus. In a field, and where letters are turned off, they do nothing.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, acts: RowActs): void {
  const [isOn] = useLetters();
  const current = useRef(acts);
  current.current = acts;
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent): void => {
      if (isTyping(event) || list.current === null) return;
      const rows = rowsIn(list.current);
      const at = rows.findIndex((row) => row.closest('[data-row]')?.contains(document.activeElement));
      const key = event.key.toLowerCase();
      if (key === 'j' || key === 'k') {
        event.preventDefault();
        rows[Math.min(rows.length - 1, Math.max(0, key === 'j' ? at + 1 : at - 1))]?.focus();
      } else if (at >= 0) current.current[key]?.(at);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOn, list]);
}
