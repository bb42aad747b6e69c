import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useText } from '../lib/text.ts';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly width?: 'normal' | 'narrow';
  /** Work is running: Escape and Close wait. */
  readonly busy?: boolean;
  /** Stands above the title, such as steps. */
  readonly head?: ReactNode;
  readonly footer?: ReactNode;
  /** Takes focus first; otherwise the title does. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** A modal dialog, the browser's own: it traps focus and gives it back to what opened it. */
export function Dialog({
  title,
  open,
  onClose,
  width = 'normal',
  busy = false,
  head,
  footer,
  initialFocus,
  children,
}: DialogProps) {
  const text = useText();
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (!open || !dialog || dialog.open) return;
    const opener = document.activeElement;
    dialog.showModal();
    (initialFocus?.current ?? heading.current)?.focus();
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [open, initialFocus]);
  if (!open) return null;
  return (
    <dialog
      ref={element}
      className={`dialog${width === 'narrow' ? ' dialog--narrow' : ''}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onClose();
      }}
    >
      <div className="dialog__head">
        <div>
          {head}
          <h2 ref={heading} id={titleId} tabIndex={-1} className={head ? 'form-title' : undefined}>
            {title}
          </h2>
        </div>
        {!busy && (
          <button type="button" className="icon-btn" aria-label={text('ui.close')} onClick={onClose}>
            <Icon name="x" />
          </button>
        )}
      </div>
      <div className="dialog__body">{children}</div>
      {footer && <div className="dialog__foot">{footer}</div>}
    </dialog>
  );
}
