import type { MenuEntry } from '@rochdale/domain/website/menus/menu-entry';
import { routeOf } from '@rochdale/domain/website/menus/routes';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { useDismiss } from '@rochdale/ui/dialog/use-dismiss.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useLocation } from '@tanstack/react-router';
import chevronDown from 'lucide-static/icons/chevron-down.svg?inner';
import ellipsis from 'lucide-static/icons/ellipsis.svg?inner';
import { Fragment, type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { withTexts } from '../../../lib/text/text.ts';
import { moveFocus } from './menu-keys.ts';
import { LinkLabel, MenuLink, useLabel } from './menu-link.tsx';
import { useFitting } from './use-fitting.ts';
import { useMenu } from './use-menu.ts';

/** Only who opens a menu needs what is in it. */
const loadPanel = () => withTexts(['menu-panel'], () => import('../../menus/menu-panel.tsx'));
type Panel = Awaited<ReturnType<typeof loadPanel>>['default'];

interface Opened {
  readonly id: string;
  readonly byArrow: boolean;
}

/**
 * The menu of wide screens: links, and buttons that open a panel below. What does not fit in the bar stands in the panel
 * of a last button. Escape and a press elsewhere close a panel; arrows, Home and End walk along the bar and through it.
 */
export function MainMenu() {
  const text = useText();
  const menu = useMenu();
  const panelId = useId();
  const [opened, setOpened] = useState<Opened>();
  const nav = useRef<HTMLElement>(null);
  const fitting = useFitting(nav, menu);
  const close = useCallback(() => setOpened(undefined), []);
  useDismiss(nav, opened !== undefined, close);
  const { MenuPanel, whenLoaded } = usePanel();
  // Said to be open only with its links in it: the next Tab goes there.
  const open = (id: string, byArrow: boolean) => whenLoaded(() => setOpened({ id, byArrow }));
  const toggle = (id: string) => (opened?.id === id ? close() : open(id, false));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (nav.current && moveFocus(nav.current, event.key, (id) => open(id, true))) event.preventDefault();
  };
  const rest = menu.slice(fitting ?? menu.length);
  const bar = rest.length === 0 ? menu : [...menu.slice(0, fitting), restOf(rest)];
  return (
    <nav
      ref={nav}
      className="nav"
      aria-label={text('shell.mainMenu')}
      onKeyDown={onKeyDown}
      onPointerEnter={() => void loadPanel()}
      onFocus={() => void loadPanel()}
    >
      {bar.map((entry) => (
        <Fragment key={entry.id}>
          <BarEntry
            entry={entry}
            panelId={opened?.id === entry.id ? panelId : undefined}
            onToggle={() => toggle(entry.id)}
            onFollow={close}
          />
          {opened?.id === entry.id && MenuPanel && (
            <MenuPanel id={panelId} entry={entry} takesFocus={opened.byArrow} onFollow={close} />
          )}
        </Fragment>
      ))}
    </nav>
  );
}

/** The panel, once it has been loaded, and what is done then. */
function usePanel() {
  const [MenuPanel, setPanel] = useState<Panel>();
  const whenLoaded = (then: () => void): void => {
    if (MenuPanel) then();
    else
      void loadPanel().then(({ default: loaded }) => {
        setPanel(() => loaded);
        then();
      });
  };
  return { MenuPanel, whenLoaded };
}

interface BarEntryProps {
  readonly entry: MenuEntry;
  /** Its panel, while that is open. */
  readonly panelId: string | undefined;
  readonly onToggle: () => void;
  readonly onFollow: () => void;
}

/** One entry of the bar: a link, or a button where it holds others. */
function BarEntry({ entry, panelId, onToggle, onFollow }: BarEntryProps) {
  const text = useText();
  const labelOf = useLabel();
  const { pathname } = useLocation();
  if (entry.entries.length === 0 && entry.link !== undefined)
    return (
      <MenuLink link={entry.link} isCurrent={routeOf(pathname) === routeOf(entry.link)} onFollow={onFollow}>
        <LinkLabel entry={entry} />
      </MenuLink>
    );
  const isRest = entry.id === restId;
  return (
    <button
      type="button"
      data-entry={entry.id}
      aria-label={isRest ? text('shell.menu.rest') : undefined}
      aria-expanded={panelId !== undefined}
      aria-controls={panelId}
      onClick={onToggle}
    >
      {isRest ? (
        <Icon drawing={ellipsis} />
      ) : (
        <>
          {labelOf(entry.label)}
          <Icon drawing={chevronDown} />
        </>
      )}
    </button>
  );
}

const restId = 'rest';

/** What does not fit in the bar, below one last button. */
function restOf(entries: readonly MenuEntry[]): MenuEntry {
  return { id: restId, label: { code: 'shell.menu.rest' }, external: false, isWide: true, entries };
}
