import { type ReactNode, useId } from 'react';

interface CardProps {
  /** Names the card; one without a title is only a surface. */
  readonly title?: string;
  /** Stands at the end of the title's line. */
  readonly action?: ReactNode;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A card, with a title of its own where it has one. */
export function Card({ title, action, foot, children }: CardProps) {
  const titleId = useId();
  const inside = (
    <>
      {children}
      {foot && <div className="card__foot">{foot}</div>}
    </>
  );
  if (title === undefined) return <div className="card">{inside}</div>;
  return (
    <section className="card" aria-labelledby={titleId}>
      <div className="card__head">
        <h2 id={titleId}>{title}</h2>
        {action}
      </div>
      {inside}
    </section>
  );
}
