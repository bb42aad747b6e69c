import type { ReactNode, Ref } from 'react';
import { useText } from '../lib/text.ts';
import { Icon } from './icon.tsx';

export type AlertKind = 'info' | 'success' | 'warning' | 'danger';

const iconOf = { info: 'info', success: 'circle-check', warning: 'triangle-alert', danger: 'circle-alert' } as const;

interface AlertProps {
  readonly kind: AlertKind;
  readonly title?: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly onDismiss?: () => void;
  /** False where it stands in a region that is read out already. */
  readonly isSpoken?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A sentence that stays until dismissed: errors are announced at once, the rest politely. */
export function Alert({ kind, title, children, action, onDismiss, isSpoken = true, ref }: AlertProps) {
  const text = useText();
  const role = kind === 'danger' ? 'alert' : 'status';
  return (
    <div ref={ref} className={`alert alert--${kind}`} role={isSpoken ? role : undefined} tabIndex={-1}>
      <Icon name={iconOf[kind]} />
      <div>
        {title !== undefined && <p className="alert__title">{title}</p>}
        {children}
      </div>
      {(action || onDismiss) && (
        <div className="alert__end">
          {action}
          {onDismiss && (
            <button type="button" className="icon-btn" aria-label={text('ui.dismiss')} onClick={onDismiss}>
              <Icon name="x" />
            </button>
          )}
        </div>
      )}
    </div>
  );
}
