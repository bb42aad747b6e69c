import type { ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';
import './tag.css';

interface TagProps {
  readonly kind?: 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'brand';
  readonly icon?: string;
  readonly children: ReactNode;
}

/** A state in a word or two. The word says it; the colour only helps. */
export function Tag({ kind = 'neutral', icon, children }: TagProps) {
  return (
    <span className={kind === 'neutral' ? 'tag' : `tag tag--${kind}`}>
      {icon && <Icon drawing={icon} />}
      {children}
    </span>
  );
}
