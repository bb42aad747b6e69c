import { useText } from '@rochdale/ui/text/text.ts';
import { useId } from 'react';
import { type ColourMode, useColourMode } from '../../../lib/device/colour-mode.ts';

const modes = ['system', 'light', 'dark'] as const satisfies readonly ColourMode[];

/** Light, dark, or as on this device. */
export function ColourModeSwitch() {
  const text = useText();
  const id = useId();
  const [mode, setMode] = useColourMode();
  return (
    <span className="mode-switch">
      <label htmlFor={id}>{text('shell.colours')}</label>
      <select
        id={id}
        value={mode}
        onChange={(event) => setMode(modes.find((one) => one === event.target.value) ?? 'system')}
      >
        {modes.map((one) => (
          <option key={one} value={one}>
            {text(`shell.colours.${one}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
