import { Icon } from '@rochdale/ui/art/icon.tsx';
import { useDismiss } from '@rochdale/ui/dialog/use-dismiss.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import chevronDown from 'lucide-static/icons/chevron-down.svg?inner';
import logOut from 'lucide-static/icons/log-out.svg?inner';
import plug from 'lucide-static/icons/plug.svg?inner';
import user from 'lucide-static/icons/user.svg?inner';
import users from 'lucide-static/icons/users.svg?inner';
import { useCallback, useRef, useState } from 'react';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useGate } from '../../../lib/gates.ts';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { useSite } from '../../../lib/site.tsx';
import { useAccounts } from '../switcher/use-accounts.ts';
import { useSignOut } from '../use-sign-out.ts';
import './popover.css';
import './profile-menu.css';

/** The account holder's name, cut at 250 pixels, with My Profile and Sign Out (website-13). */
export default function ProfileMenu() {
  return (
    <MemberData>
      <ProfileButton />
    </MemberData>
  );
}

function ProfileButton() {
  const text = useText();
  const { data } = useAccounts();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(box, isOpen, close);
  const name = data?.selected?.accountHolderName ?? '';
  return (
    <div className="profile" ref={box}>
      {/* Phones show the initials alone: they are part of the name, so that who says what stands there is understood. */}
      <button type="button" className="profile-btn" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className="avatar">{name === '' ? <Icon drawing={user} size="s" /> : initialsOf(name)}</span>{' '}
        <span className="t">{name}</span> <span className="vh">{text('shell.accountMenu')}</span>
        <Icon drawing={chevronDown} size="s" />
      </button>
      {isOpen && <ProfilePanel name={name} onFollow={close} />}
    </div>
  );
}

function ProfilePanel({ name, onFollow }: { name: string; onFollow: () => void }) {
  const text = useText();
  const session = useSession();
  const { config } = useSite();
  const signOut = useSignOut();
  const showsApps = useGate('usageTracker').open;
  return (
    <div className="popover profile-menu">
      <div className="profile-menu__who">
        <b className="strong">{name}</b>
        <br />
        <span className="small faint">
          {text('shell.memberNumber', { label: config.memberNumberLabel, number: session?.memberNumber ?? '' })}
        </span>
      </div>
      <ScreenLink to="my-profile" onClick={onFollow}>
        <Icon drawing={user} />
        {text('shell.myProfile')}
      </ScreenLink>
      <ScreenLink to="delegates" onClick={onFollow}>
        <Icon drawing={users} />
        {text('screen.delegates')}
      </ScreenLink>
      {showsApps && (
        <ScreenLink to="connected-apps" onClick={onFollow}>
          <Icon drawing={plug} />
          {text('screen.connectedApps')}
        </ScreenLink>
      )}
      <button type="button" onClick={signOut}>
        <Icon drawing={logOut} />
        {text('shell.signOut')}
      </button>
    </div>
  );
}

function initialsOf(name: string): string {
  const words = name.split(' ').filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
}
