import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';

export type ButtonKind = 'primary' | 'secondary' | 'ghost' | 'danger' | 'accent' | 'on-deep';

/** The classes of a button, for links that look like one. */
export function buttonClass({
  kind = 'primary',
  size = 'm',
  block = false,
}: {
  kind?: ButtonKind;
  size?: 's' | 'm';
  block?: boolean;
} = {}): string {
  return ['btn', `btn--${kind}`, size === 's' && 'btn--s', block && 'btn--block'].filter(Boolean).join(' ');
}

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly kind?: ButtonKind;
  readonly size?: 's' | 'm';
  readonly block?: boolean;
  /** While saving: the label gives way to this one, and a second press is ignored. */
  readonly busyLabel?: string | undefined;
  /** Why it can't be pressed now. It stays focusable, and the reason stands beside it. */
  readonly disabledReason?: string | undefined;
  readonly children: ReactNode;
}

export function Button({
  kind,
  size,
  block,
  busyLabel,
  disabledReason,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const isBusy = busyLabel !== undefined;
  const isDisabled = isBusy || disabledReason !== undefined;
  return (
    <>
      <button
        {...rest}
        type={type}
        className={buttonClass({ ...(kind && { kind }), ...(size && { size }), ...(block && { block }) })}
        aria-disabled={isDisabled || undefined}
        aria-describedby={disabledReason === undefined ? undefined : reasonId}
        onClick={(event) => {
          if (isDisabled) event.preventDefault();
          else onClick?.(event);
        }}
      >
        {isBusy ? (
          <>
            {busyLabel}
            <span className="dots" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
          </>
        ) : (
          children
        )}
      </button>
      {disabledReason !== undefined && (
        <span id={reasonId} className="disabled-reason">
          {disabledReason}
        </span>
      )}
    </>
  );
}
