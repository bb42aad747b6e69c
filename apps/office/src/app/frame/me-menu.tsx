import { useDismiss } from '@rochdale/ui/dialog/use-dismiss.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useCallback, useId, useRef, useState } from 'react';
import { roleWords } from '../../lib/role-words.ts';
import type { Me } from '../../lib/session.ts';
import { MeActions } from './me-actions.tsx';

/** Who one is, at the rail's foot, and what one may set for oneself. */
export function MeMenu({ me }: { me: Me }) {
  const text = useText();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(box, isOpen, close);
  const initials = me.name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('');
  return (
    <div className="rail__me" ref={box}>
      {isOpen && (
        <div className="me-menu" id={id}>
          <MeActions onDone={close} />
        </div>
      )}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="avatar" aria-hidden="true">
          {initials}
        </span>
        <span>
          <b>{me.name}</b>
          <small>{me.roles.map((role) => text(roleWords[role])).join(', ')}</small>
        </span>
      </button>
    </div>
  );
}
