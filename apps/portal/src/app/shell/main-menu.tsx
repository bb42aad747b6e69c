import { type MenuEntry, routeOf } from '@rochdale/domain/menus/menu';
import { useLocation } from '@tanstack/react-router';
import chevronDown from 'lucide-static/icons/chevron-down.svg?inner';
import { Fragment, type KeyboardEvent, lazy, Suspense, useCallback, useId, useRef, useState } from 'react';
import { useText, withTexts } from '../../lib/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { useDismiss } from '../../ui/use-dismiss.ts';
import { moveFocus } from './menu-keys.ts';
import { MenuLink, useLabel } from './menu-link.tsx';
import { useMenu } from './use-menu.ts';

/** Only who opens a menu needs what is in it. */
const loadPanel = () => withTexts(['menu-panel'], () => import('../menus/menu-panel.tsx'));
const MenuPanel = lazy(loadPanel);

interface Opened {
  readonly index: number;
  readonly byArrow: boolean;
}

/**
 * The menu of wide screens: links, and buttons that open a panel below. Escape and a press elsewhere close it;
 * arrows walk along the bar, down into the panel and through its links.
 */
export function MainMenu() {
  const text = useText();
  const menu = useMenu();
  const labelOf = useLabel();
  const { pathname } = useLocation();
  const panelId = useId();
  const [opened, setOpened] = useState<Opened>();
  const nav = useRef<HTMLElement>(null);
  const close = useCallback(() => setOpened(undefined), []);
  useDismiss(nav, opened !== undefined, close);
  const toggle = (index: number) => setOpened(opened?.index === index ? undefined : { index, byArrow: false });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (nav.current && moveFocus(nav.current, event.key, (index) => setOpened({ index, byArrow: true })))
      event.preventDefault();
  };
  return (
    <nav
      ref={nav}
      className="nav"
      aria-label={text('shell.mainMenu')}
      onKeyDown={onKeyDown}
      onPointerEnter={() => void loadPanel()}
      onFocus={() => void loadPanel()}
    >
      {menu.map((entry, index) => (
        <Fragment key={labelOf(entry.label)}>
          {isLink(entry) ? (
            <MenuLink link={entry.link} isCurrent={pathname === `/pages/${routeOf(entry.link)}`} onFollow={close}>
              {labelOf(entry.label)}
            </MenuLink>
          ) : (
            <button
              type="button"
              aria-expanded={opened?.index === index}
              aria-controls={opened?.index === index ? panelId : undefined}
              onClick={() => toggle(index)}
            >
              {labelOf(entry.label)}
              <Icon drawing={chevronDown} />
            </button>
          )}
          {opened?.index === index && (
            <Suspense fallback={<div id={panelId} hidden />}>
              <MenuPanel id={panelId} entry={entry} takesFocus={opened.byArrow} onFollow={close} />
            </Suspense>
          )}
        </Fragment>
      ))}
    </nav>
  );
}

/** An entry that only leads somewhere. */
function isLink(entry: MenuEntry): entry is MenuEntry & { readonly link: string } {
  return entry.entries.length === 0 && entry.link !== undefined;
}
