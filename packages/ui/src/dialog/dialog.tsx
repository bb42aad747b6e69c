import x from 'lucide-static/icons/x.svg?inner';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../art/icon.tsx';
import { useIsTall } from '../layout/use-is-tall.ts';
import { useText } from '../text/text.ts';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** 600 pixels; 400 for help; bills and notices take 90% x 94%; accounts open below the switcher. */
  readonly width?: '600' | '400' | 'document' | 'accounts';
  /** Work is running: Escape and Close wait. */
  readonly busy?: boolean;
  /** Stands above the title, such as steps. */
  readonly head?: ReactNode;
  readonly footer?: ReactNode;
  /** It came by itself and wants an answer: read out at once. */
  readonly isAlert?: boolean;
  /** Takes focus first; otherwise the title does. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** A modal dialog, the browser's own: it traps focus and gives it back to what opened it. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  title,
  onClose,
  width = '600',
  busy = false,
  head,
  footer,
  isAlert = false,
  initialFocus,
  children,
}: Omit<DialogProps, 'open'>) {
  const text = useText();
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const bodyId = useId();
  const body = useRef<HTMLDivElement>(null);
  const isTold = useIsTold(body);
  const isTall = useIsTall(element);
  useEffect(() => {
    const dialog = element.current;
    const opener = document.activeElement;
    dialog?.showModal();
    (initialFocus?.current ?? heading.current)?.focus();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [initialFocus]);
  const titled = useRef(title);
  useEffect(() => {
    // Another title is another step of what the dialog does.
    if (titled.current !== title) heading.current?.focus();
    titled.current = title;
  }, [title]);
  const leave = (): void => {
    if (!busy) onClose();
  };
  return (
    <dialog
      ref={element}
      className={[
        'dialog',
        width !== '600' && `dialog--${width}`,
        isTall && 'dialog--tall',
        isTold && initialFocus && 'dialog--asks',
      ]
        .filter(Boolean)
        .join(' ')}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={isTold ? bodyId : undefined}
      aria-busy={busy || undefined}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // A second Escape would close it past `cancel`, and one in a dialog above this is not for this one.
        event.preventDefault();
        event.stopPropagation();
        leave();
      }}
      onPointerDown={(event) => {
        if (width === 'accounts' && event.target === element.current) leave();
      }}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === element.current) leave();
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
            <Icon drawing={x} />
          </button>
        )}
      </div>
      <div ref={body} id={bodyId} className="dialog__body">
        {children}
      </div>
      {footer && <div className="dialog__foot">{footer}</div>}
    </dialog>
  );
}

/** What one goes to by itself, and hears there. */
const goneThrough = 'input:not([type=hidden]), select, textarea, iframe, table, [aria-hidden=true] > .skeleton';

/**
 * Whether a dialog is its words alone, such as a question: they are then read out with its title, since focus, on a
 * button at its end, starts past them.
 */
function useIsTold(body: RefObject<HTMLElement | null>): boolean {
  const [isTold, setTold] = useState(false);
  useLayoutEffect(() => {
    const { current } = body;
    setTold(current !== null && current.textContent !== '' && current.querySelector(goneThrough) === null);
  });
  return isTold;
}
