import { useKept } from './kept.ts';

/** Whether single letters do something here (WCAG 2.1.4), and how to turn them on or off. */
export function useLetters(): [boolean, (isOn: boolean) => void] {
  const [kept, keep] = useKept('letters');
  return [kept !== 'off', (isOn) => keep(isOn ? null : 'off')];
}
