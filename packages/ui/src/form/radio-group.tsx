import type { ReactNode } from 'react';
import { FieldError } from './field.tsx';
import './checkbox.css';

interface RadioGroupProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
  readonly onChange: (value: string) => void;
}

/** One of a few things. The first option carries the group's name as its id, so that a summary can point at it. */
export function RadioGroup({ label, name, value, error, options, onChange }: RadioGroupProps) {
  const errorId = error === undefined ? undefined : `${name}-error`;
  return (
    <fieldset className="field" aria-describedby={errorId}>
      <legend className="label">{label}</legend>
      <FieldError id={errorId} error={error} />
      {options.map((option, index) => (
        <label key={option.value} className="radio">
          <input
            type="radio"
            id={index === 0 ? name : `${name}-${index}`}
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
