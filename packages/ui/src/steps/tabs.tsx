import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useDrawnAfter } from '../state/drawn-after.ts';
import './tabs.css';

interface TabsProps<N extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly name: N; readonly label: string; readonly count?: number | undefined }[];
  readonly current: N;
  readonly onChange: (name: N) => void;
  /** What stands around the list of tabs; without it nothing does. */
  readonly frame?: (list: ReactNode) => ReactNode;
  /** What stands below the tabs: the panel of the current one. */
  readonly children: ReactNode;
}

const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** So many are drawn as pills on a phone, each within sight. */
const many = 4;

/** Tabs, moved between with the arrow keys; the current one is in the tab order. */
export function Tabs<N extends string>({
  label,
  tabs,
  current,
  onChange,
  frame = (list) => list,
  children,
}: TabsProps<N>) {
  const id = useId();
  const listed = useRef<HTMLDivElement>(null);
  const panel = useDrawnAfter(current, children);
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moves[event.key];
    const next =
      move &&
      tabs[
        move(
          tabs.findIndex((tab) => tab.name === current),
          tabs.length,
        )
      ];
    if (!next) return;
    event.preventDefault();
    onChange(next.name);
    listed.current?.querySelector<HTMLElement>(`[data-tab="${next.name}"]`)?.focus();
  };
  return (
    <>
      {frame(
        <div
          className={tabs.length >= many ? 'tabs tabs--many' : 'tabs'}
          role="tablist"
          aria-label={label}
          ref={listed}
          onKeyDown={onKeyDown}
        >
          {tabs.map((tab) => (
            <button
              key={tab.name}
              type="button"
              role="tab"
              className="tab"
              id={`${id}-${tab.name}`}
              data-tab={tab.name}
              aria-selected={tab.name === current}
              aria-controls={`${id}-panel`}
              tabIndex={tab.name === current ? 0 : -1}
              onClick={() => onChange(tab.name)}
            >
              {tab.label}
              {tab.count !== undefined && <span className="sec__n">{tab.count}</span>}
            </button>
          ))}
        </div>,
      )}
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current}`}
        aria-busy={panel !== children || undefined}
      >
        {panel}
      </div>
    </>
  );
}
