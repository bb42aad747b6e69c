import { formatDay } from '@rochdale/domain/dates';
import { isYes } from '@rochdale/domain/yes-no';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import user from 'lucide-static/icons/user.svg?inner';
import { useAskedAccount } from '../../../lib/session/asked-account.ts';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { useSite } from '../../../lib/site.tsx';
import { AddressCard } from './address-card.tsx';
import { NameCard } from './name-card.tsx';
import { PersonsCard } from './persons-card.tsx';
import { PhonesCard } from './phones-card.tsx';
import { AccountsDialog, NotifyDialog } from './profile-dialogs.tsx';
import { type AccountProfile, useProfile } from './use-profile.ts';
import { resultId, useProfileEditor } from './use-profile-editor.ts';
import '@rochdale/ui/form/form.css';
import './account-profile.css';

/** Account Profile (account-65). `accountno` in the address chooses the account, and leaves it. */
export function Page() {
  return (
    <MemberData>
      <Profile />
    </MemberData>
  );
}

function Profile() {
  const text = useText();
  useAskedAccount();
  const shown = useProfile();
  const { data } = shown;
  return (
    <div className="container account-profile">
      <div className="page-head">
        <div>
          <h1>{text('screen.accountProfile')}</h1>
          {data && <p>{text('accountProfile.lead', { accountNumber: data.accountNumber })}</p>}
        </div>
      </div>
      <Loaded query={shown} skeleton={<Shapes />}>
        {(found) =>
          found === null ? (
            <Empty icon={user} title={text('accountProfile.noAccounts')} />
          ) : (
            <Cards key={found.accountNumber} {...found} />
          )
        }
      </Loaded>
    </div>
  );
}

const Shapes = () => (
  <div className="stack">
    <Skeleton height={110} />
    <Skeleton height={130} />
    <Skeleton height={130} />
  </div>
);

interface CardsProps {
  readonly memberNumber: string;
  readonly accountNumber: string;
  readonly profile: AccountProfile;
}

function Cards({ profile, ...where }: CardsProps) {
  const text = useText();
  const { directProfileUpdate } = useSite().config.profile;
  const editor = useProfileEditor(where, profile);
  const isPending = !isYes(profile.isVerified) && !directProfileUpdate;
  return (
    <div className="stack">
      {profile.refused !== null && (
        <Alert kind="warning">
          {text('accountProfile.refused', { ...profile.refused, date: formatDay(profile.refused.date) })}
        </Alert>
      )}
      {(isPending || editor.said !== undefined) && (
        <div id={resultId} tabIndex={-1}>
          {isPending && <Alert kind="info">{text('accountProfile.pending')}</Alert>}
          {editor.said !== undefined && <Alert kind="success">{editor.said}</Alert>}
        </div>
      )}
      <NameCard profile={profile} editor={editor} />
      <PersonsCard persons={profile.persons} />
      <AddressCard profile={profile} editor={editor} />
      <PhonesCard profile={profile} editor={editor} />
      <AccountsDialog editor={editor} />
      <NotifyDialog editor={editor} />
    </div>
  );
}
