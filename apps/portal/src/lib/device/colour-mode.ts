import { modeScriptOf } from '@rochdale/domain/website/brand/mode-script';
import { type ColourMode, colourModeIn, useShownMode } from '@rochdale/ui/device/colour-mode.ts';
import { keepStored } from './storage.ts';
import { useStored } from './stored.ts';

/** Runs before first paint: the member's choice, else the system's. */
export const modeScript = modeScriptOf('rochdale.colourMode');

/** The member's choice and how to change it; the page follows. */
export function useColourMode(): [ColourMode, (mode: ColourMode) => void] {
  const mode = colourModeIn(useStored('colourMode'));
  useShownMode(mode);
  return [mode, (next) => keepStored('colourMode', next === 'system' ? null : next)];
}
