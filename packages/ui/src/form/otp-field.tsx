import { type Ref, useId, useState } from 'react';
import { Field, type FieldError } from './field.tsx';
import './otp.css';

interface OtpFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly error?: Parameters<typeof FieldError>[0]['error'];
  readonly id?: string;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

const cells = [0, 1, 2, 3, 4, 5] as const;
const length = cells.length;

/**
 * A code of six digits: one input, drawn as six cells, so that paste, autofill and screen readers meet one field. What
 * is pasted is cleaned before it is cut: the browser's own limit would count the spaces and line ends around it.
 */
export function OtpField({ label, hint, error, id, value, onChange, ref }: OtpFieldProps) {
  const ownId = useId();
  const [isFocused, setFocused] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} id={id ?? ownId} required>
      {(control) => (
        <div className="otp">
          <input
            {...control}
            ref={ref}
            value={value}
            inputMode="numeric"
            autoComplete="one-time-code"
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, length))}
          />
          <div className="otp__cells" aria-hidden="true">
            {cells.map((cell) => (
              <span
                key={cell}
                className={isFocused && cell === Math.min(value.length, length - 1) ? 'is-on' : undefined}
              >
                {value[cell]}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
