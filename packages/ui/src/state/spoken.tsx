import type { ReactNode } from 'react';
import { useIsMet } from '../form/use-is-met.ts';

interface SpokenProps {
  readonly children: ReactNode;
  /** When it changes, the words are said again, though they be the same. */
  readonly again?: string | number;
  /** Heard alone: it stands elsewhere for those who see. */
  readonly isUnseen?: boolean;
}

/** Says politely what comes with the page: the region is there first, since only what changes in one is read out. */
export function Spoken({ children, again, isUnseen = false }: SpokenProps) {
  const isMet = useIsMet(again);
  return (
    <div role="status" className={isUnseen ? 'vh' : undefined}>
      {isMet && children}
    </div>
  );
}
