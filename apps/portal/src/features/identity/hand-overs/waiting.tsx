import type { ReactNode } from 'react';
import '@rochdale/ui/state/empty.css';

/** A sentence while the browser is on its way elsewhere. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <div className="container">
      <div className="card empty">
        <span className="dots dots--large" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <div role="status">
          <h1 className="empty__title">{children}</h1>
        </div>
      </div>
    </div>
  );
}
