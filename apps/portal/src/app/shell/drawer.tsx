import type { MenuEntry } from '@rochdale/domain/menus/menu';
import chevronDown from 'lucide-static/icons/chevron-down.svg?inner';
import logOut from 'lucide-static/icons/log-out.svg?inner';
import user from 'lucide-static/icons/user.svg?inner';
import x from 'lucide-static/icons/x.svg?inner';
import { useEffect, useRef, useState } from 'react';
import { ScreenLink } from '../../lib/link.tsx';
import { useSession } from '../../lib/session.ts';
import { useText } from '../../lib/text.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CoopLogo } from '../../ui/coop-logo.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuLink, useLabel } from './menu-link.tsx';
import { useMenu } from './use-menu.ts';
import { useSignOut } from './use-sign-out.ts';
import './drawer.css';

/** The menu of phones: full height, groups that fold, and the ways to pay, to the profile and out at its foot. */
export function Drawer({ onClose }: { onClose: () => void }) {
  const text = useText();
  const menu = useMenu();
  const labelOf = useLabel();
  const session = useSession();
  const signOut = useSignOut();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className="drawer" aria-label={text('shell.menu')} onCancel={onClose}>
      <div className="drawer__bar">
        <CoopLogo />
        <button
          type="button"
          className="icon-btn drawer__close"
          aria-label={text('shell.menu.close')}
          onClick={onClose}
        >
          <Icon drawing={x} size="l" />
        </button>
      </div>
      <ul className="drawer__list">
        {menu.map((entry) => (
          <li key={labelOf(entry.label)}>
            {entry.entries.length === 0 && entry.link !== undefined ? (
              <MenuLink className="drawer__top" link={entry.link} onFollow={onClose}>
                {labelOf(entry.label)}
              </MenuLink>
            ) : (
              <DrawerGroup entry={entry} onFollow={onClose} />
            )}
          </li>
        ))}
      </ul>
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
          </>
        ) : (
          <ScreenLink className={buttonClass({ block: true })} to="login" onClick={onClose}>
            {text('shell.signIn')}
          </ScreenLink>
        )}
        <LanguageSwitch />
      </div>
    </dialog>
  );
}

function DrawerGroup({ entry, onFollow }: { entry: MenuEntry; onFollow: () => void }) {
  const labelOf = useLabel();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="drawer__top" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {labelOf(entry.label)}
        <Icon drawing={chevronDown} />
      </button>
      {isOpen && (
        <ul className="drawer__sub">
          <DrawerEntries entries={entry.entries} onFollow={onFollow} />
        </ul>
      )}
    </>
  );
}

function DrawerEntries({ entries, onFollow }: { entries: readonly MenuEntry[]; onFollow: () => void }) {
  const labelOf = useLabel();
  return entries.flatMap((entry) => [
    <li key={labelOf(entry.label)} className={entry.link === undefined ? 'drawer__group' : undefined}>
      {entry.link === undefined ? (
        labelOf(entry.label)
      ) : (
        <MenuLink link={entry.link} onFollow={onFollow}>
          {labelOf(entry.label)}
        </MenuLink>
      )}
    </li>,
    <DrawerEntries key={`${labelOf(entry.label)}/`} entries={entry.entries} onFollow={onFollow} />,
  ]);
}
