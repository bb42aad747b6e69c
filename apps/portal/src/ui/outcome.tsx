import check from 'lucide-static/icons/check.svg?inner';
import circleAlert from 'lucide-static/icons/circle-alert.svg?inner';
import x from 'lucide-static/icons/x.svg?inner';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './outcome.css';

const signs = { success: check, canceled: x, failed: circleAlert } as const;

interface OutcomeProps {
  readonly kind: keyof typeof signs;
  readonly title: string;
  /** How it ended. */
  readonly said: ReactNode;
  /** What more there is to say, below it. */
  readonly children?: ReactNode;
}

/** How something ended, at the top of a card: its sign, the page's heading, and the sentence. */
export function Outcome({ kind, title, said, children }: OutcomeProps) {
  return (
    <div className="outcome__top">
      <div className={`outcome__sign outcome__sign--${kind}`}>
        <Icon drawing={signs[kind]} />
      </div>
      <h1 className="outcome__title">{title}</h1>
      <p className="outcome__said" role={kind === 'failed' ? 'alert' : 'status'}>
        {said}
      </p>
      {children}
    </div>
  );
}
