import { useText } from '@rochdale/ui/text/text.ts';
import type { ReactNode } from 'react';
import { useOffice } from '../../lib/office.tsx';
import { usePageTitle } from '../../parts/page-title.ts';
import './sign-in.css';

/** A page before the office: the co-op's logo, a heading, and what takes one in. */
export function Door({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const text = useText();
  const { logo, coopShortName } = useOffice();
  usePageTitle(title);
  return (
    <main id="main" className="door" tabIndex={-1}>
      <div>
        <span className="logo">
          {logo !== null && <img src={logo} alt="" width="40" height="40" />}
          <span className="logo__name">
            {coopShortName} <small>{text('office.name')}</small>
          </span>
        </span>
        <h1>{title}</h1>
        {lead !== undefined && <p className="muted">{lead}</p>}
        {children}
      </div>
    </main>
  );
}
