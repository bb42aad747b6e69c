import { type ColourMode, colourModeIn, useShownMode } from '@rochdale/ui/device/colour-mode.ts';
import { useKept } from './kept.ts';

/** How the office looks on this device, and how to choose. */
export function useColourMode(): [ColourMode, (mode: ColourMode) => void] {
  const [kept, keep] = useKept('mode');
  const mode = colourModeIn(kept);
  useShownMode(mode);
  return [mode, (next) => keep(next === 'system' ? null : next)];
}
