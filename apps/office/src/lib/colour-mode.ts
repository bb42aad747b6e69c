import { useEffect } from 'react';
import { useKept } from './kept.ts';

export const colourModes = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof colourModes)[number];

/** How the office looks on this device, and how to choose; it follows the device where that is the choice. */
export function useColourMode(): [ColourMode, (mode: ColourMode) => void] {
  const [kept, keep] = useKept('mode');
  const mode = colourModes.find((one) => one === kept) ?? 'system';
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const apply = (): void => {
      document.documentElement.dataset.mode = mode === 'system' ? (system.matches ? 'dark' : 'light') : mode;
    };
    apply();
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [mode]);
  return [mode, (next) => keep(next === 'system' ? null : next)];
}
