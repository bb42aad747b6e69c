import type { MenuEntry } from '@rochdale/domain/menus/menu';
import chevronRight from 'lucide-static/icons/chevron-right.svg?inner';
import externalLink from 'lucide-static/icons/external-link.svg?inner';
import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import { useSession } from '../../lib/session.ts';
import { useText, withTexts } from '../../lib/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { flattened, MenuLink, useLabel } from '../shell/menu-link.tsx';
import { entryIcons } from './entry-icons.ts';
import '../shell/popover.css';
import './menu-panel.css';

const AmountAside = lazy(() =>
  withTexts(['overview'], () => import('../../features/overview/public.ts')).then((face) => ({
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

/** What a menu of wide screens opens: its links, its groups under their names, and for a member what is due. */
export default function MenuPanel({ id, entry, takesFocus, onFollow }: MenuPanelProps) {
  const signedIn = useSession() !== undefined;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.querySelector('a')?.focus();
  }, [takesFocus]);
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
            <Group key={keyOf(group)} group={group} onFollow={onFollow} />
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
      <h2 id={headingId}>{labelOf(group.label)}</h2>
      <EntryList labelledBy={headingId} entries={flattened(withOwnLink(group))} onFollow={onFollow} />
    </div>
  );
}

function EntryList(props: { entries: readonly MenuEntry[]; labelledBy?: string; onFollow: () => void }) {
  const labelOf = useLabel();
  return (
    <ul className="mega__list" aria-labelledby={props.labelledBy}>
      {props.entries.map((entry) => (
        <li key={keyOf(entry)} className={entry.link === undefined ? 'mega__name' : undefined}>
          {entry.link === undefined ? (
            labelOf(entry.label)
          ) : (
            <MenuLink link={entry.link} onFollow={props.onFollow}>
              <EntryFace entry={entry} />
            </MenuLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Icon, name and line of an entry; a co-op's own entry has its name and where it leads. */
function EntryFace({ entry }: { entry: MenuEntry }) {
  const text = useText();
  const labelOf = useLabel();
  const { about } = entry;
  if (about === undefined)
    return (
      <>
        <Icon drawing={entry.external ? externalLink : chevronRight} />
        <span>{labelOf(entry.label)}</span>
      </>
    );
  return (
    <>
      <Icon drawing={entryIcons[about]} />
      <span>
        {labelOf(entry.label)}
        {entry.external && <Icon drawing={externalLink} size="s" />}
      </span>
      <small>{text(about)}</small>
    </>
  );
}

/** An entry's entries; one that leads somewhere itself comes first among them. */
function withOwnLink(entry: MenuEntry): readonly MenuEntry[] {
  return entry.link === undefined ? entry.entries : [{ ...entry, entries: [] }, ...entry.entries];
}

const keyOf = (entry: MenuEntry): string => JSON.stringify([entry.label, entry.link]);
