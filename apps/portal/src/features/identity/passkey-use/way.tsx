import { Icon } from '@rochdale/ui/art/icon.tsx';
import type { ReactNode } from 'react';

/** One way in, in the list of them. */
export function Way(props: { drawing: string; title: string; says: ReactNode; children?: ReactNode }) {
  const { drawing, title, says, children } = props;
  return (
    <li>
      <span className="well">
        <Icon drawing={drawing} />
      </span>
      <div>
        <b>{title}</b>
        <small>{says}</small>
      </div>
      {children && <div className="actions">{children}</div>}
    </li>
  );
}
