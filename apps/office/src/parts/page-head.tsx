import { useSaidTitle } from '@rochdale/ui/layout/title.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePageTitle } from './page-title.ts';

interface PageHeadProps {
  readonly title: string;
  /** One sentence that says how things stand. */
  readonly lead?: ReactNode;
  readonly crumbs?: ReactNode;
  /** Marks below the sentence. */
  readonly marks?: ReactNode;
  readonly actions?: ReactNode;
}

/** The head of a page. Whoever comes from another page of the office is taken to its heading. */
export function PageHead({ title, lead, crumbs, marks, actions }: PageHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const said = useSaidTitle();
  usePageTitle(said ?? title);
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null) return;
    heading.current?.focus();
  }, []);
  return (
    <div className="head">
      <div>
        {crumbs !== undefined && <p className="crumbs">{crumbs}</p>}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p>{lead}</p>}
        {marks !== undefined && <ul className="state">{marks}</ul>}
      </div>
      {actions !== undefined && <div className="acts">{actions}</div>}
    </div>
  );
}
