import type { MenuEntry } from '@rochdale/domain/website/menus/menu-entry';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button, buttonClass } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import chevronDown from 'lucide-static/icons/chevron-down.svg?inner';
import logOut from 'lucide-static/icons/log-out.svg?inner';
import user from 'lucide-static/icons/user.svg?inner';
import users from 'lucide-static/icons/users.svg?inner';
import x from 'lucide-static/icons/x.svg?inner';
import { useEffect, useId, useRef, useState } from 'react';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { CoopLogo } from '../../../ui/art/coop-logo.tsx';
import { useSignOut } from '../use-sign-out.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { LinkLabel, MenuLink, useLabel } from './menu-link.tsx';
import { useMenu } from './use-menu.ts';
import './drawer.css';

/** The menu of phones: full height, groups that fold, and the ways to pay, to the profile and out at its foot. */
export default function Drawer({ isSignIn, onClose }: { isSignIn: boolean; onClose: () => void }) {
  const text = useText();
  const menu = useMenu();
  const session = useSession();
  const signOut = useSignOut();
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    closeButton.current?.focus();
    return () => {
      element?.close();
      // A browser that focuses no button that is clicked leaves the page itself.
      const isPage = opener === null || opener === document.body;
      const back = isPage ? document.querySelector('.menu-btn') : opener;
      if (back instanceof HTMLElement) back.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} className="drawer" aria-label={text('shell.menu')} onCancel={onClose}>
      <div className="drawer__bar">
        <CoopLogo />
        <button
          ref={closeButton}
          type="button"
          className="icon-btn drawer__close"
          aria-label={text('shell.menu.close')}
          onClick={onClose}
        >
          <Icon drawing={x} size="l" />
        </button>
      </div>
      <nav aria-label={text('shell.mainMenu')}>
        <ul className="drawer__list">
          {menu.map((entry) => (
            <li key={entry.id}>
              {entry.entries.length === 0 && entry.link !== undefined ? (
                <MenuLink className="drawer__top" link={entry.link} onFollow={onClose}>
                  <LinkLabel entry={entry} />
                </MenuLink>
              ) : (
                <DrawerGroup entry={entry} onFollow={onClose} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="drawer__foot">
        {session ? (
          <>
            <ScreenLink
              className={buttonClass({ block: true })}
              to="accountoverview"
              query={{ pay: 'true' }}
              onClick={onClose}
            >
              {text('shell.payBill')}
            </ScreenLink>
            <div className="row row--between">
              <ScreenLink className={buttonClass({ kind: 'ghost' })} to="my-profile" onClick={onClose}>
                <Icon drawing={user} />
                {text('shell.myProfile')}
              </ScreenLink>
              <Button kind="ghost" onClick={signOut}>
                <Icon drawing={logOut} />
                {text('shell.signOut')}
              </Button>
            </div>
            <ScreenLink className={buttonClass({ kind: 'ghost' })} to="delegates" onClick={onClose}>
              <Icon drawing={users} />
              {text('screen.delegates')}
            </ScreenLink>
          </>
        ) : (
          !isSignIn && (
            <ScreenLink className={buttonClass({ block: true })} to="login" onClick={onClose}>
              {text('shell.signIn')}
            </ScreenLink>
          )
        )}
        <LanguageSwitch />
      </div>
    </dialog>
  );
}

function DrawerGroup({ entry, onFollow }: { entry: MenuEntry; onFollow: () => void }) {
  const labelOf = useLabel();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const own = entry.link === undefined ? [] : [{ ...entry, entries: [] }];
  return (
    <>
      <button
        type="button"
        className="drawer__top"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {labelOf(entry.label)}
        <Icon drawing={chevronDown} />
      </button>
      {isOpen && (
        <div id={listId} className="drawer__sub">
          <DrawerEntries entries={[...own, ...entry.entries]} onFollow={onFollow} />
        </div>
      )}
    </>
  );
}

/** Entries of a group; the levels below each are indented under its name. */
function DrawerEntries(props: { entries: readonly MenuEntry[]; labelledBy?: string; onFollow: () => void }) {
  const { entries, labelledBy, onFollow } = props;
  return (
    <ul aria-labelledby={labelledBy}>
      {entries.map((entry) => (
        <DrawerEntry key={entry.id} entry={entry} onFollow={onFollow} />
      ))}
    </ul>
  );
}

function DrawerEntry({ entry, onFollow }: { entry: MenuEntry; onFollow: () => void }) {
  const labelOf = useLabel();
  const nameId = useId();
  return (
    <li>
      <div id={nameId}>
        {entry.link === undefined ? (
          <p className="drawer__group">{labelOf(entry.label)}</p>
        ) : (
          <MenuLink link={entry.link} onFollow={onFollow}>
            <LinkLabel entry={entry} />
          </MenuLink>
        )}
      </div>
      {entry.entries.length > 0 && <DrawerEntries entries={entry.entries} labelledBy={nameId} onFollow={onFollow} />}
    </li>
  );
}
