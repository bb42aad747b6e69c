import { formatDay, localTimeAt } from '@rochdale/domain/dates';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import keyboard from 'lucide-static/icons/keyboard.svg?inner';
import { useState } from 'react';
import { FindBox } from '../../features/finding/find-box.tsx';
import { useMinute } from '../../lib/clock.ts';
import { useOffice } from '../../lib/office.tsx';
import type { Me } from '../../lib/session.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** The bar above the page: the search box, the co-op's clock, and the keys. */
export function TopBar({ me }: { me: Me }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  useShortcuts(me, { help: () => setOpen(true) });
  return (
    <header className="top">
      {me.permissions.includes('members.find') && <FindBox />}
      <div className="top__end">
        <Clock />
        <button
          type="button"
          className="icon-btn"
          aria-label={text('office.keys')}
          title={`${text('office.keys')}: ?`}
          onClick={() => setOpen(true)}
        >
          <Icon drawing={keyboard} size="s" />
        </button>
      </div>
      <ShortcutsDialog open={isOpen} onClose={() => setOpen(false)} />
    </header>
  );
}

/** Weekday, date and time on the co-op's clock. */
function Clock() {
  const { timeZone } = useOffice();
  const at = new Date(useMinute());
  const { day, time } = localTimeAt(at, timeZone);
  const weekday = pageFormats().weekday(day, 'short');
  return (
    <time dateTime={at.toISOString()}>
      {weekday} {formatDay(day)} {time}
    </time>
  );
}
