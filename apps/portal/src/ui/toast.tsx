import { useEffect, useState } from 'react';

const shownMs = 6000;

/** Says something harmless that is already done, for a while; waits while hovered or focused. */
export function Toast({ text, onEnd }: { text: string; onEnd: () => void }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onEnd, shownMs);
    return () => clearTimeout(timer);
  }, [isHeld, onEnd]);
  return (
    <div className="toasts">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the time */}
      <div className="toast" onMouseEnter={() => setHeld(true)} onMouseLeave={() => setHeld(false)}>
        <p role="status">{text}</p>
      </div>
    </div>
  );
}
