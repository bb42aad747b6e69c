import chevronDown from 'lucide-static/icons/chevron-down.svg?inner';
import { type ReactNode, useId } from 'react';
import { Icon } from '../art/icon.tsx';
import './fold.css';

interface FoldProps {
  readonly title: string;
  readonly icon?: string;
  /** What is said of it while it is closed. */
  readonly about?: ReactNode;
  /** Open from the first, or by whoever keeps it. */
  readonly isOpen?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A part of a card that is opened by who looks for it. */
export function Fold({ title, icon, about, isOpen, onToggle, id, children }: FoldProps) {
  const titleId = useId();
  return (
    <section className="fold" aria-labelledby={titleId} id={id}>
      <details open={isOpen} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
        <summary>
          {icon !== undefined && <Icon drawing={icon} />}
          <h2 id={titleId}>{title}</h2>
          {about && <small>{about}</small>}
          <Icon drawing={chevronDown} size="s" />
        </summary>
        {children}
      </details>
    </section>
  );
}
