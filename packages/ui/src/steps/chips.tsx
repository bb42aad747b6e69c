import { type ReactNode, useId } from 'react';
import './chips.css';

interface ChipsProps<V extends string> {
  /** Read out only. */
  readonly label: string;
  /** Undefined where none of them is chosen. */
  readonly value: V | undefined;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly onChange: (value: V) => void;
  readonly disabled?: boolean;
}

/** One of a few things in a row of chips. A phone shows the first three, and the chosen one. */
export function Chips<V extends string>({ label, value, options, onChange, disabled }: ChipsProps<V>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="chips-row">
      {options.map((option) => (
        <label key={option.value} className="chips-row__chip">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

interface MoreChipProps {
  readonly isCurrent: boolean;
  readonly disabled?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** At the end of a row of chips: the way to what none of them offers. */
export function MoreChip({ isCurrent, disabled, onPress, children }: MoreChipProps) {
  return (
    <button
      type="button"
      className="chips-row__more"
      aria-current={isCurrent ? 'true' : undefined}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
