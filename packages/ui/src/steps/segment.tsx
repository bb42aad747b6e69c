import { useId } from 'react';
import './segment.css';

interface SegmentProps<V extends string> {
  readonly label: string;
  /** Whether the label is read out only. */
  readonly isLabelHidden?: boolean;
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly onChange: (value: V) => void;
}

/** One of a few things, side by side: radio buttons that look like one control. */
export function Segment<V extends string>({ label, isLabelHidden = false, value, options, onChange }: SegmentProps<V>) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend className={isLabelHidden ? 'vh' : 'label'}>{label}</legend>
      <div className="segment">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
