import type { MenuEntry } from '@rochdale/domain/website/menus/menu-entry';
import { lazy, type RefObject, Suspense, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useSession } from '../../lib/session/session.ts';
import { withTexts } from '../../lib/text/text.ts';
import { MenuLink, useLabel } from '../shell/header/menu-link.tsx';
import { EntryList } from './entry-list.tsx';
import '../shell/header/popover.css';
import './menu-panel.css';

const AmountAside = lazy(() =>
  withTexts(['overview'], () => import('../../features/account/overview/public.ts')).then((face) => ({
    default: face.AmountAside,
  })),
);

interface MenuPanelProps {
  readonly id: string;
  readonly entry: MenuEntry;
  /** Opened by a key that leads into it. */
  readonly takesFocus: boolean;
  readonly onFollow: () => void;
}

/** What a menu of wide screens opens; an entry that leads somewhere itself comes first among its own. */
export default function MenuPanel({ takesFocus, ...props }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.querySelector('a')?.focus();
  }, [takesFocus]);
  return props.entry.isWide ? <WidePanel {...props} panel={panel} /> : <DropDown {...props} panel={panel} />;
}

type PanelProps = Omit<MenuPanelProps, 'takesFocus'> & { readonly panel: RefObject<HTMLDivElement | null> };

/** As wide as the page: links, groups in columns under their names, and for a member what is due. */
function WidePanel({ id, entry, panel, onFollow }: PanelProps) {
  const signedIn = useSession() !== undefined;
  const inner = withOwnLink(entry);
  const links = inner.filter((one) => one.entries.length === 0);
  const groups = inner.filter((one) => one.entries.length > 0);
  return (
    <div ref={panel} id={id} className="popover mega">
      <div className="container mega__in">
        <div className="mega__groups">
          {links.length > 0 && (
            <div className="mega__group">
              <EntryList entries={links} onFollow={onFollow} />
            </div>
          )}
          {groups.map((group) => (
            <Group key={group.id} group={group} onFollow={onFollow} />
          ))}
        </div>
        {signedIn && (
          <div className="mega__aside">
            <Suspense fallback={<div />}>
              <AmountAside onFollow={onFollow} />
            </Suspense>
          </div>
        )}
      </div>
    </div>
  );
}

function Group({ group, onFollow }: { group: MenuEntry; onFollow: () => void }) {
  const labelOf = useLabel();
  const headingId = useId();
  return (
    <div className="mega__group">
      <h2 id={headingId}>
        {group.link === undefined ? (
          labelOf(group.label)
        ) : (
          <MenuLink link={group.link} onFollow={onFollow}>
            {labelOf(group.label)}
          </MenuLink>
        )}
      </h2>
      <EntryList labelledBy={headingId} entries={group.entries} onFollow={onFollow} />
    </div>
  );
}

/** A narrow one below its button: every level indented under its name. */
function DropDown({ id, entry, panel, onFollow }: PanelProps) {
  useLayoutEffect(() => {
    if (panel.current) placeBelowButton(panel.current);
  }, [panel]);
  return (
    <div ref={panel} id={id} className="popover drop">
      <EntryList entries={withOwnLink(entry)} onFollow={onFollow} isPlain />
    </div>
  );
}

/** Begins where the words of its button begin, as far as the page is wide enough. */
function placeBelowButton(panel: HTMLElement): void {
  const header = panel.closest('header')?.getBoundingClientRect();
  const button = panel.parentElement?.querySelector('[aria-expanded="true"]')?.getBoundingClientRect();
  if (!header || !button) return;
  const last = header.width - panel.offsetWidth - 16;
  panel.style.left = `${Math.max(16, Math.min(button.left - header.left, last))}px`;
}

/** An entry's entries; one that leads somewhere itself comes first among them. */
function withOwnLink(entry: MenuEntry): readonly MenuEntry[] {
  return entry.link === undefined ? entry.entries : [{ ...entry, entries: [] }, ...entry.entries];
}
