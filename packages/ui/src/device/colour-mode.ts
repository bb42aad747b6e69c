import { useEffect } from 'react';

export const colourModes = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof colourModes)[number];

/** The mode that was kept on the device; the system's where none was. */
export const colourModeIn = (kept: string | null): ColourMode => colourModes.find((one) => one === kept) ?? 'system';

/** The page looks as chosen, and follows the system where that is the choice. */
export function useShownMode(mode: ColourMode): void {
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const apply = (): void => {
      document.documentElement.dataset.mode = mode === 'system' ? (system.matches ? 'dark' : 'light') : mode;
    };
    apply();
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [mode]);
}
