import type { ReactNode } from 'react';

/** A disc: fine. A ring waits, half a disc is under way, a triangle wants a look, a square is wrong, a dash does not apply. */
export type MarkKind = 'ok' | 'wait' | 'run' | 'warn' | 'bad' | 'pwr' | 'off';

/** A state: a shape and a word, never a color alone. */
export function Mark({ kind, children }: { kind: MarkKind; children: ReactNode }) {
  return <span className={`mark mark--${kind}`}>{children}</span>;
}
