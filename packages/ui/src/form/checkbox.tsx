import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldError, idsOf } from './field.tsx';
import './checkbox.css';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  readonly label: ReactNode;
  readonly error?: string | undefined;
}

/** One thing to agree to or to choose. */
export function Checkbox({ label, error, id, ...input }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const errorId = error === undefined ? undefined : `${controlId}-error`;
  return (
    <div className="field">
      <FieldError id={errorId} error={error} />
      <label className="check">
        <input
          {...input}
          type="checkbox"
          id={controlId}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={idsOf(input['aria-describedby'], errorId)}
        />
        <span>{label}</span>
      </label>
    </div>
  );
}
