import type { MenuEntry } from '@rochdale/domain/menus/menu';
import { routeOf } from '@rochdale/domain/menus/menu';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import { useText } from '../../lib/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { useDismiss } from '../../ui/use-dismiss.ts';
import { flattened, MenuLink, useLabel } from './menu-link.tsx';
import { useMenu } from './use-menu.ts';
import './menu.css';

/** The menu of wide screens: links, and buttons that open a panel below. Escape and a press elsewhere close it. */
export function MainMenu() {
  const text = useText();
  const menu = useMenu();
  const labelOf = useLabel();
  const { pathname } = useLocation();
  const [openIndex, setOpenIndex] = useState<number>();
  const nav = useRef<HTMLElement>(null);
  const close = useCallback(() => setOpenIndex(undefined), []);
  useDismiss(nav, openIndex !== undefined, close);
  const opened = openIndex === undefined ? undefined : menu[openIndex];
  return (
    <nav ref={nav} className="nav" aria-label={text('shell.mainMenu')}>
      {menu.map((entry, index) =>
        entry.entries.length === 0 && entry.link !== undefined ? (
          <MenuLink
            key={labelOf(entry.label)}
            link={entry.link}
            isCurrent={pathname === `/pages/${routeOf(entry.link)}`}
            onFollow={close}
          >
            {labelOf(entry.label)}
          </MenuLink>
        ) : (
          <button
            key={labelOf(entry.label)}
            type="button"
            aria-expanded={openIndex === index}
            onClick={() => setOpenIndex(openIndex === index ? undefined : index)}
          >
            {labelOf(entry.label)}
            <Icon name="chevron-down" />
          </button>
        ),
      )}
      {opened && <MenuPanel entry={opened} onFollow={close} />}
    </nav>
  );
}

function MenuPanel({ entry, onFollow }: { entry: MenuEntry; onFollow: () => void }) {
  const labelOf = useLabel();
  const groups = entry.entries.filter((one) => one.entries.length > 0);
  const links = entry.entries.filter((one) => one.entries.length === 0);
  return (
    <div className="popover mega">
      <div className="container mega__groups">
        {links.length > 0 && <MenuColumn entries={links} onFollow={onFollow} />}
        {groups.map((group) => (
          <div key={labelOf(group.label)}>
            <h2>{labelOf(group.label)}</h2>
            <MenuColumn entries={flattened(group.entries)} onFollow={onFollow} />
          </div>
        ))}
      </div>
    </div>
  );
}

function MenuColumn({ entries, onFollow }: { entries: readonly MenuEntry[]; onFollow: () => void }) {
  const labelOf = useLabel();
  return (
    <ul className="mega__list">
      {entries.map((entry) => (
        <li key={labelOf(entry.label)}>
          {entry.link !== undefined && (
            <MenuLink link={entry.link} onFollow={onFollow}>
              <Icon name={entry.external ? 'external-link' : 'chevron-right'} />
              <span>{labelOf(entry.label)}</span>
            </MenuLink>
          )}
        </li>
      ))}
    </ul>
  );
}
