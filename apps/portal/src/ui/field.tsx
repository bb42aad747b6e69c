import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { useText } from '../lib/text.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';

/** What a control takes from its field. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Given when something else points at the control, such as an error summary. */
  readonly id?: string;
  /** Stands at the end of the label's line. */
  readonly aside?: ReactNode;
}

/** Label, hint, error, control, in this order; the control says which of them describe it. */
export function Field({
  label,
  hint,
  error,
  id,
  aside,
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint === undefined ? undefined : `${controlId}-hint`;
  const errorId = error === undefined ? undefined : `${controlId}-error`;
  const described = [hintId, errorId].filter(Boolean).join(' ');
  return (
    <div className="field">
      <div className="row row--between">
        <label className="label" htmlFor={controlId}>
          {label}
        </label>
        {aside}
      </div>
      {hint !== undefined && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={errorId} error={error} />}
      {children({
        id: controlId,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === undefined ? undefined : true,
      })}
    </div>
  );
}

function FieldError({ id, error }: { id: string | undefined; error: string }) {
  const text = useText();
  return (
    <p className="err" id={id}>
      <Icon name="circle-alert" />
      <span>
        <span className="vh">{text('error.prefix')}</span>
        {error}
      </span>
    </p>
  );
}

type TextFieldProps = FieldProps & Omit<ComponentPropsWithRef<'input'>, 'id'>;

/** One line of text. */
export function TextField({ label, hint, error, id, aside, className = '', ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside} {...(id !== undefined && { id })}>
      {(control) => (
        <input {...input} {...control} className={`input ${error === undefined ? '' : 'input--err'} ${className}`} />
      )}
    </Field>
  );
}

/** An amount of money, large, with its dollar sign. */
export function MoneyField({ label, hint, error, id, aside, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside} {...(id !== undefined && { id })}>
      {(control) => (
        <div className="input-wrap input-wrap--xl">
          <span className="pre" aria-hidden="true">
            $
          </span>
          <input
            {...input}
            {...control}
            inputMode="decimal"
            className={`input input--xl ${error === undefined ? '' : 'input--err'}`}
          />
        </div>
      )}
    </Field>
  );
}

/** A password, with a button that shows it. */
export function PasswordField({ label, hint, error, id, aside, ...input }: TextFieldProps) {
  const text = useText();
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} aside={aside} {...(id !== undefined && { id })}>
      {(control) => (
        <div className="password">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={`input ${error === undefined ? '' : 'input--err'}`}
          />
          <button
            type="button"
            className="icon-btn"
            aria-label={text('ui.showPassword')}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  );
}

interface ChoiceCardProps extends ComponentPropsWithRef<'input'> {
  readonly title: string;
  readonly description: string;
  readonly icon: IconName;
}

/** A radio button drawn as a card. */
export function ChoiceCard({ title, description, icon, ...input }: ChoiceCardProps) {
  return (
    <label className="choice">
      <input {...input} type="radio" />
      <b>{title}</b>
      <Icon name={icon} />
      <small>{description}</small>
    </label>
  );
}
