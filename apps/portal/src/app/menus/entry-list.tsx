import type { MenuEntry } from '@rochdale/domain/website/menus/menu-entry';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import chevronRight from 'lucide-static/icons/chevron-right.svg?inner';
import externalLink from 'lucide-static/icons/external-link.svg?inner';
import { useId } from 'react';
import { LinkLabel, MenuLink, useLabel } from '../shell/header/menu-link.tsx';
import { entryIcons } from './entry-icons.ts';

interface EntryListProps {
  readonly entries: readonly MenuEntry[];
  readonly labelledBy?: string;
  readonly onFollow: () => void;
  /** Words only, without the icon that begins each line of a wide panel. */
  readonly isPlain?: boolean;
}

/** Entries of a panel, the levels below each indented under its name. */
export function EntryList({ entries, labelledBy, onFollow, isPlain = false }: EntryListProps) {
  return (
    <ul className="mega__list" aria-labelledby={labelledBy}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} onFollow={onFollow} isPlain={isPlain} />
      ))}
    </ul>
  );
}

function Entry({ entry, onFollow, isPlain }: { entry: MenuEntry; onFollow: () => void; isPlain: boolean }) {
  const labelOf = useLabel();
  const nameId = useId();
  const face = isPlain ? <LinkLabel entry={entry} /> : <EntryFace entry={entry} />;
  return (
    <li>
      <div id={nameId}>
        {entry.link === undefined ? (
          <p className="mega__name">{labelOf(entry.label)}</p>
        ) : (
          <MenuLink link={entry.link} onFollow={onFollow}>
            {face}
          </MenuLink>
        )}
      </div>
      {entry.entries.length > 0 && (
        <EntryList entries={entry.entries} labelledBy={nameId} onFollow={onFollow} isPlain={isPlain} />
      )}
    </li>
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
        <LinkLabel entry={entry} />
      </span>
      <small>{text(about)}</small>
    </>
  );
}
