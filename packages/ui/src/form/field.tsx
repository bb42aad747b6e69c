import circleAlert from 'lucide-static/icons/circle-alert.svg?inner';
import eye from 'lucide-static/icons/eye.svg?inner';
import eyeOff from 'lucide-static/icons/eye-off.svg?inner';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { useText } from '../text/text.ts';

/** What a control takes from its field. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Says beside the label that it may be left empty. */
  readonly optional?: boolean;
  /** Said by screen readers alone: what may be left empty says so for everybody. */
  readonly required?: boolean | undefined;
  /** Given when something else points at the control, such as an error summary. */
  readonly id?: string;
  /** Seen at the end of the label's line, and met after the control. */
  readonly aside?: ReactNode;
}

/** Label, hint, error, control, aside, in this order; the control says which of them describe it. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  required = false,
  id,
  aside,
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const text = useText();
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint === undefined ? undefined : `${controlId}-hint`;
  const errorId = error === undefined ? undefined : `${controlId}-error`;
  return (
    <div className={aside ? 'field field--aside' : 'field'}>
      <label className="label" htmlFor={controlId}>
        {label}
        {optional && <span className="label__optional"> {text('ui.optional')}</span>}
      </label>
      {hint !== undefined && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
      {children({
        id: controlId,
        'aria-describedby': idsOf(hintId, errorId),
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': required && !optional ? true : undefined,
      })}
      {aside && <div className="field__aside">{aside}</div>}
    </div>
  );
}

/** The ids that describe a control; none when nothing does. */
export const idsOf = (...ids: readonly (string | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;

/** What is wrong with a control, by an icon and bold words. */
export function FieldError({ id, error }: { id: string | undefined; error: string | undefined }) {
  const text = useText();
  if (error === undefined) return null;
  return (
    <p className="err" id={id}>
      <Icon drawing={circleAlert} />
      <span>
        <span className="vh">{text('error.prefix')}</span>
        {error}
      </span>
    </p>
  );
}

type TextFieldProps = FieldProps & Omit<ComponentPropsWithRef<'input'>, 'id' | 'required'>;

/** What a text field hands to its field, and what to its input. */
function partsOf({ label, hint, error, optional, required, id, aside, className, ...input }: TextFieldProps) {
  const field: FieldProps = {
    label,
    hint,
    error,
    aside,
    required,
    ...(optional !== undefined && { optional }),
    ...(id !== undefined && { id }),
  };
  return { field, input: { type: 'text', ...input }, className: ['input', className].filter(Boolean).join(' ') };
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { field, input, className } = partsOf(props);
  return <Field {...field}>{(control) => <input {...input} {...control} className={className} />}</Field>;
}

/** An amount of money, large, with its dollar sign. */
export function MoneyField(props: TextFieldProps) {
  const { field, input, className } = partsOf(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className="input-wrap input-wrap--xl">
          <span className="pre" aria-hidden="true">
            $
          </span>
          <input {...input} {...control} inputMode="decimal" className={`${className} input--xl`} />
        </div>
      )}
    </Field>
  );
}

/** A password, or another text that is not shown, with a button that shows it. */
export function PasswordField({ showLabel, ...props }: TextFieldProps & { readonly showLabel?: string }) {
  const text = useText();
  const [isShown, setShown] = useState(false);
  const { field, input, className } = partsOf(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className="password">
          <input {...input} {...control} type={isShown ? 'text' : 'password'} className={className} />
          <button
            type="button"
            className="icon-btn"
            aria-label={showLabel ?? text('ui.showPassword')}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon drawing={isShown ? eyeOff : eye} />
          </button>
        </div>
      )}
    </Field>
  );
}
