import { Icon } from '@rochdale/ui/art/icon.tsx';
import { useDismiss } from '@rochdale/ui/dialog/use-dismiss.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import chevronDown from 'lucide-static/icons/chevron-down.svg?inner';
import logOut from 'lucide-static/icons/log-out.svg?inner';
import plug from 'lucide-static/icons/plug.svg?inner';
import scrollText from 'lucide-static/icons/scroll-text.svg?inner';
import user from 'lucide-static/icons/user.svg?inner';
import users from 'lucide-static/icons/users.svg?inner';
import { Suspense, useCallback, useRef, useState } from 'react';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { ApiError } from '../../../lib/calls/api.ts';
import { late } from '../../../lib/calls/missing-code.ts';
import { useIsForOther, useOwnNumber } from '../../../lib/session/acting.ts';
import { lookingNow } from '../../../lib/session/looking.ts';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { useOthers } from '../../../lib/session/others.ts';
import { useSite } from '../../../lib/site.tsx';
import { withTexts } from '../../../lib/text/text.ts';
import { useAccounts } from '../switcher/use-accounts.ts';
import { useSignOut } from '../use-sign-out.ts';
import './popover.css';
import './profile-menu.css';

const LetInEnd = late(() => withTexts(['switcher'], () => import('./let-in-end.tsx')));

/** The name of who has signed in, cut at 250 pixels, with My Profile and Sign Out (website-13). */
export default function ProfileMenu() {
  return (
    <MemberData>
      <ProfileButton />
    </MemberData>
  );
}

function ProfileButton() {
  const text = useText();
  const { data, error } = useAccounts();
  const isForOther = useIsForOther();
  const isClosed = error instanceof ApiError && error.status === 404 && !lookingNow();
  const others = useOthers(isForOther || isClosed);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(box, isOpen, close);
  // The name is that of who has signed in, never of whose account it is.
  const name = (isForOther || isClosed ? others.data?.name : data?.selected?.accountHolderName) ?? '';
  return (
    <div className="profile" ref={box}>
      {/* Phones show the initials alone: they are part of the name, so that who says what stands there is understood. */}
      <button type="button" className="profile-btn" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className="avatar">{name === '' ? <Icon drawing={user} size="s" /> : initialsOf(name)}</span>{' '}
        <span className="t">{name}</span> <span className="vh">{text('shell.accountMenu')}</span>
        <Icon drawing={chevronDown} size="s" />
      </button>
      {isOpen && <ProfilePanel name={name} isMember={others.data?.isMember ?? !isForOther} onFollow={close} />}
      {isClosed && (
        <Suspense fallback={null}>
          <LetInEnd />
        </Suspense>
      )}
    </div>
  );
}

interface ProfilePanelProps {
  readonly name: string;
  /** A person without a membership has no number that would tell them anything. */
  readonly isMember: boolean;
  readonly onFollow: () => void;
}

function ProfilePanel({ name, isMember, onFollow }: ProfilePanelProps) {
  const text = useText();
  const number = useOwnNumber();
  const { config } = useSite();
  const signOut = useSignOut();
  return (
    <div className="popover profile-menu">
      <div className="profile-menu__who">
        <b className="strong">{name}</b>
        {isMember && (
          <>
            <br />
            <span className="small faint">
              {text('shell.memberNumber', { label: config.memberNumberLabel, number })}
            </span>
          </>
        )}
      </div>
      <ScreenLink to="my-profile" onClick={onFollow}>
        <Icon drawing={user} />
        {text('shell.myProfile')}
      </ScreenLink>
      <ScreenLink to="delegates" onClick={onFollow}>
        <Icon drawing={users} />
        {text('screen.delegates')}
      </ScreenLink>
      <ScreenLink to="my-record" onClick={onFollow}>
        <Icon drawing={scrollText} />
        {text('screen.myRecord')}
      </ScreenLink>
      <ScreenLink to="connected-apps" onClick={onFollow}>
        <Icon drawing={plug} />
        {text('screen.connectedApps')}
      </ScreenLink>
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
