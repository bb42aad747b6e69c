import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  /** How many, beside the title. */
  readonly count?: number;
  /** Stands at the end of the title's line. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page under a heading of its own; lines divide, there are no cards. */
export function Section({ title, count, end, children }: SectionProps) {
  const id = useId();
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="sec__h">
        <h2 id={id}>{title}</h2>
        {count !== undefined && <span className="sec__n">{count}</span>}
        {end !== undefined && <div className="end">{end}</div>}
      </div>
      {children}
    </section>
  );
}
