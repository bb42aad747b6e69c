import { useKept } from './kept.ts';

/** Whether single letters do something here (WCAG 2.1.4), and how to turn them on or off. */
export function useLetters(): [boolean, (isOn: boolean) => void] {
  const [kept, keep] = useKept('letters');
  return [kept !== 'off', (isOn) => keep(isOn ? null : 'off')];
}

/** Whether a key is meant for what has focus, or for the browser. */
export function isTyping({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return true;
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');
}
