import { colourModeIn, colourModes } from '@rochdale/ui/device/colour-mode.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useId } from 'react';
import { useColourMode } from '../../../lib/device/colour-mode.ts';

/** Light, dark, or as on this device. */
export function ColourModeSwitch() {
  const text = useText();
  const id = useId();
  const [mode, setMode] = useColourMode();
  return (
    <span className="mode-switch">
      <label htmlFor={id}>{text('shell.colours')}</label>
      <select id={id} value={mode} onChange={(event) => setMode(colourModeIn(event.target.value))}>
        {colourModes.map((one) => (
          <option key={one} value={one}>
            {text(`shell.colours.${one}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
