import check from 'lucide-static/icons/check.svg?inner';
import circleAlert from 'lucide-static/icons/circle-alert.svg?inner';
import hourglass from 'lucide-static/icons/hourglass.svg?inner';
import x from 'lucide-static/icons/x.svg?inner';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../art/icon.tsx';
import { useTitleWords } from './title.ts';
import './outcome.css';

const signs = { success: check, canceled: x, failed: circleAlert, waiting: hourglass } as const;

interface OutcomeProps {
  readonly kind: keyof typeof signs;
  /** What ended, above the heading. */
  readonly title?: string;
  /** How it ended. */
  readonly said: ReactNode;
  /** What the page's title says of it; without them, how it ended. */
  readonly words?: string;
  /** What more there is to say, below it. */
  readonly children?: ReactNode;
}

/** How something ended, at the top of a card: the sentence is the page's heading and title, and takes focus when it is known. */
export function Outcome({ kind, title, said, words, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useTitleWords(words ?? (typeof said === 'string' ? said : title));
  return (
    <div className="outcome__top">
      <div className={`outcome__sign outcome__sign--${kind}`}>
        <Icon drawing={signs[kind]} />
      </div>
      {title !== undefined && <p className="outcome__title">{title}</p>}
      <h1 className="outcome__said" ref={heading} tabIndex={-1}>
        {said}
      </h1>
      {children}
    </div>
  );
}
