import type { ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';
import './empty.css';

/** Nothing to show: says so, and what comes next. */
export function Empty({ icon, title, children }: { icon: string; title: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <span className="well well--tint">
        <Icon drawing={icon} size="l" />
      </span>
      <p className="empty__title">{title}</p>
      {children}
    </div>
  );
}
