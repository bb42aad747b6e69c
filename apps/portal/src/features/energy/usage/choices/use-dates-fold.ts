import { useId, useState } from 'react';
import { flushSync } from 'react-dom';

/** The fold with the form, which a chip opens too: it takes focus to the first date then. */
export function useDatesFold() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return {
    fold: { id, isOpen, onToggle: setOpen },
    openDates: () => {
      flushSync(() => setOpen(true));
      const first = document.getElementById(id)?.querySelector<HTMLElement>('input');
      first?.focus();
      first?.scrollIntoView?.({ block: 'center' });
    },
  };
}
