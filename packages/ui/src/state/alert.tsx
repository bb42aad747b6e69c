import circleAlert from 'lucide-static/icons/circle-alert.svg?inner';
import circleCheck from 'lucide-static/icons/circle-check.svg?inner';
import info from 'lucide-static/icons/info.svg?inner';
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?inner';
import x from 'lucide-static/icons/x.svg?inner';
import { type ReactNode, type Ref, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { useIsMet } from '../form/use-is-met.ts';
import { focusHeadingOf } from '../layout/focus-heading.ts';
import { useText } from '../text/text.ts';
import { useIsHydrated } from './is-hydrated.ts';

export type AlertKind = 'info' | 'success' | 'warning' | 'danger';

const iconOf = { info, success: circleCheck, warning: triangleAlert, danger: circleAlert } as const;

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

/**
 * A sentence that stays until dismissed: errors are announced at once, the rest politely. Its region has its room, and a
 * moment later its words, since only what comes into a region is read out; not where it takes focus, which reads it.
 */
export function Alert({ kind, title, children, action, onDismiss, isSpoken = true, ref }: AlertProps) {
  const text = useText();
  const role = kind === 'danger' ? 'alert' : 'status';
  // What came with the page from the server stands there already.
  const [isNew] = useState(useIsHydrated());
  const isMet = useIsMet();
  const waits = isNew && !isMet && isSpoken && role === 'status' && ref === undefined;
  return (
    <div
      ref={ref}
      className={`alert alert--${kind}${waits ? ' alert--unmet' : ''}`}
      role={isSpoken ? role : undefined}
      tabIndex={-1}
    >
      <Icon drawing={iconOf[kind]} />
      <div>
        {title !== undefined && <p className="alert__title">{title}</p>}
        {children}
      </div>
      {(action || onDismiss) && (
        <div className="alert__end">
          {action}
          {onDismiss && (
            <button
              type="button"
              className="icon-btn"
              aria-label={text('ui.dismiss')}
              onClick={(event) => {
                // Before it is gone, and focus with it.
                focusHeadingOf(event.currentTarget);
                onDismiss();
              }}
            >
              <Icon drawing={x} />
            </button>
          )}
        </div>
      )}
    </div>
  );
}
