import type { ComponentPropsWithRef } from 'react';
import './switch.css';

interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> {
  /** What it switches, read out. */
  readonly label: string;
  /** How it stands, in a word beside it. */
  readonly state: string;
}

/** Something that is on or off. */
export function Switch({ label, state, ...input }: SwitchProps) {
  return (
    <label className="switch">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked */}
      <input {...input} type="checkbox" role="switch" aria-label={label} />
      <span aria-hidden="true">{state}</span>
    </label>
  );
}
