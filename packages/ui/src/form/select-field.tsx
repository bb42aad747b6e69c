import type { ComponentPropsWithRef } from 'react';
import { Field } from './field.tsx';

interface SelectFieldProps extends Omit<ComponentPropsWithRef<'select'>, 'id' | 'children' | 'required'> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly id?: string;
  readonly required?: boolean;
  /** Said while nothing is chosen. */
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of many things, the browser's own list. */
export function SelectField({ label, error, id, required, placeholder, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} error={error} required={required} {...(id !== undefined && { id })}>
      {(control) => (
        <select {...select} {...control} className="select">
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
