import ellipsisVertical from 'lucide-static/icons/ellipsis-vertical.svg?inner';
import { type CSSProperties, type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { useDismiss } from './use-dismiss.ts';
import './menu-button.css';

interface MenuButtonProps {
  /** What the actions are about, read out. */
  readonly label: string;
  readonly items: readonly { readonly label: string; readonly onChoose: () => void }[];
}

/** Room that an item takes, and the distance from the button. */
const [itemHeight, distance] = [44, 4];

/** A button with a menu of actions: arrows walk in it, Escape gives focus back, Tab and a press elsewhere close it. */
export function MenuButton({ label, items }: MenuButtonProps) {
  const menuId = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CSSProperties>();
  const isOpen = place !== undefined;
  const close = useCallback(() => setPlace(undefined), []);
  useDismiss(box, isOpen, close);
  useEffect(() => {
    if (!isOpen) return;
    menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
    // It stands beside the button on the screen, not in the page: when the button moves away, it closes.
    const topOf = (): number | undefined => button.current?.getBoundingClientRect().top;
    const top = topOf();
    const onMove = (): void => {
      if (topOf() !== top) close();
    };
    window.addEventListener('scroll', onMove, true);
    window.addEventListener('resize', close);
    return () => {
      window.removeEventListener('scroll', onMove, true);
      window.removeEventListener('resize', close);
    };
  }, [isOpen, close]);
  const open = (): void => setPlace(button.current ? placeBeside(button.current, items.length) : undefined);
  const walk = (event: KeyboardEvent): void => {
    const all = [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const at = all.findIndex((item) => item.matches(':focus'));
    const steps: Partial<Record<string, number>> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const next = steps[event.key];
    if (event.key === 'Tab') close();
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  return (
    <div className="menu-button" ref={box}>
      <button
        ref={button}
        type="button"
        className="icon-btn"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => (isOpen ? close() : open())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isOpen) return;
          event.preventDefault();
          open();
        }}
      >
        <Icon drawing={ellipsisVertical} />
      </button>
      {isOpen && (
        <div ref={menu} id={menuId} role="menu" aria-label={label} className="menu" style={place} onKeyDown={walk}>
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                button.current?.focus();
                item.onChoose();
              }}
            >
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Below the button, or above it where the window ends. */
function placeBeside(button: HTMLElement, items: number): CSSProperties {
  const { top, bottom, right } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const height = items * itemHeight + 4 * distance;
  const end = clientWidth - right;
  return bottom + distance + height > clientHeight
    ? { right: end, bottom: clientHeight - top + distance }
    : { right: end, top: bottom + distance };
}
