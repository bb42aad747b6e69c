import type { ReactNode } from 'react';

/** Where a table stands that may be wider than its page: it scrolls, by keyboard too. */
export function TableRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form; nor is this a landmark
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div className="table-wrap" role="group" tabIndex={0} aria-label={label}>
      {children}
    </div>
  );
}
