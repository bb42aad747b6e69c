import { type RefObject, useEffect } from 'react';
import { isTyping, useLetters } from '../../lib/letters.ts';

/** Y goes to what approves and N to the reason of a refusal: Enter alone decides, so that no slip does. */
export function useDecideKeys(root: RefObject<HTMLElement | null>): void {
  const [isOn] = useLetters();
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      if (isTyping(event) || (key !== 'y' && key !== 'n')) return;
      const found = root.current?.querySelector<HTMLElement>(`[data-decide="${key}"]`);
      if (!found) return;
      event.preventDefault();
      found.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOn, root]);
}
