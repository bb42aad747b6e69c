import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';

/** Nothing to show: says so, and what comes next. */
export function Empty({ icon, title, children }: { icon: IconName; title: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <span className="well well--tint">
        <Icon name={icon} size="l" />
      </span>
      <p className="strong">{title}</p>
      {children}
    </div>
  );
}
