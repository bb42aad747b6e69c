import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';
import { useText } from '../text/text.ts';

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
  /** Work is running: the label gives way, the width holds, and a second press is ignored. */
  readonly busy?: boolean;
  /** Stands in for the label while busy; "Saving" otherwise. Given without `busy`, it says that work is running. */
  readonly busyLabel?: string | undefined;
  /** Why it can't be pressed now. It stays focusable, and the reason stands beside it. */
  readonly disabledReason?: string | undefined;
  /** Pressed all the same: leads to what stands in the way. */
  readonly onRefused?: () => void;
  readonly children: ReactNode;
}

/** A button that is never disabled silently: it says that it is busy, or why it can't be pressed. */
export function Button({
  kind = 'primary',
  size = 'm',
  block = false,
  busyLabel,
  busy = busyLabel !== undefined,
  disabledReason,
  onRefused,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const isRefused = busy || disabledReason !== undefined;
  return (
    <>
      <button
        {...rest}
        type={type}
        className={buttonClass({ kind, size, block })}
        aria-disabled={isRefused || undefined}
        aria-busy={busy || undefined}
        aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
        onClick={(event) => {
          if (!isRefused) return onClick?.(event);
          event.preventDefault();
          if (!busy) onRefused?.();
        }}
      >
        {busy ? <BusyFace label={busyLabel}>{children}</BusyFace> : children}
      </button>
      {disabledReason !== undefined && (
        <span id={reasonId} className="disabled-reason">
          {disabledReason}
        </span>
      )}
    </>
  );
}

/** The label, unseen, keeps the width; what is seen says that work is running. */
function BusyFace({ label, children }: { label: string | undefined; children: ReactNode }) {
  const text = useText();
  return (
    <>
      <span className="btn__label">{children}</span>
      <span className="btn__busy">
        <span className="dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        {label ?? text('ui.saving')}
      </span>
    </>
  );
}
