import { type ReactNode, useId } from 'react';

/** A card with a title of its own. */
export function Card({
  title,
  action,
  foot,
  children,
}: {
  title: string;
  action?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section className="card" aria-labelledby={titleId}>
      <div className="card__head">
        <h2 id={titleId}>{title}</h2>
        {action}
      </div>
      {children}
      {foot && <div className="card__foot">{foot}</div>}
    </section>
  );
}
