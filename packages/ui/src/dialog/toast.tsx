import circleCheck from 'lucide-static/icons/circle-check.svg?inner';
import x from 'lucide-static/icons/x.svg?inner';
import { type FocusEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { useText } from '../text/text.ts';
import './toast.css';

const shownMs = 6000;

/** Says something harmless that is already done, for 6 seconds. `toast` stands somewhere on the screen all the time. */
export function useToast(): { readonly toast: ReactNode; readonly showToast: (message: string) => void } {
  // A new object for each showing, so that the same words shown again start the time anew.
  const [shown, setShown] = useState<{ readonly message: string }>();
  const end = useCallback(() => setShown(undefined), []);
  const showToast = useCallback((message: string) => setShown({ message }), []);
  return { toast: <Toast shown={shown} onEnd={end} />, showToast };
}

/** The region is there before its words, so that they are read out. Time stands still while hovered or focused. */
function Toast({ shown, onEnd }: { shown: { readonly message: string } | undefined; onEnd: () => void }) {
  const text = useText();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  useEffect(() => {
    if (!shown || isHeld) return;
    const timer = setTimeout(onEnd, shownMs);
    return () => clearTimeout(timer);
  }, [shown, isHeld, onEnd]);
  useEffect(() => {
    if (shown) return;
    setHovered(false);
    setFocused(false);
  }, [shown]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering and focus only hold the time
    <div
      className={shown ? 'toast' : 'vh'}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      {shown && <Icon drawing={circleCheck} />}
      <p role="status">{shown?.message}</p>
      {shown && (
        <button type="button" className="icon-btn" aria-label={text('ui.dismiss')} onClick={onEnd}>
          <Icon drawing={x} />
        </button>
      )}
    </div>
  );
}
