import { isSettingsTab, type MyProfileTab, type SettingsTab, tabsOf } from '@rochdale/domain/identity/my-profile/tabs';
import { Failed } from '@rochdale/ui/state/failed.tsx';
import { Loading } from '@rochdale/ui/state/loading.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { Tabs } from '@rochdale/ui/steps/tabs.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { useSite } from '../../../lib/site.tsx';
import { AccessTokensPanel } from '../access-tokens/public.ts';
import { KeepChoice } from '../last-seen/public.ts';
import { MfaPanel } from '../mfa/mfa-panel.tsx';
import { PasskeysPanel } from '../passkeys/public.ts';
import { SettingsForm } from './settings-form.tsx';
import { tabTexts } from './tab-texts.ts';
import { useSettings } from './use-settings.ts';
import './my-profile.css';

/** My Profile (identity-47). */
export function Page() {
  const text = useText();
  const session = useSession();
  // Held while the page stands: the recovery codes are shown after the session has been freed.
  const [mustSetUpMfa] = useState(session?.mustSetUpMfa ?? false);
  return (
    <MemberData>
      <div className="container container--narrow my-profile">
        <div className="page-head">
          <h1>{text('screen.myProfile')}</h1>
        </div>
        <div className="stack">
          <div className="card my-profile__card">{mustSetUpMfa ? <MfaAlone /> : <MyProfile />}</div>
          {!mustSetUpMfa && <KeepChoice />}
        </div>
      </div>
    </MemberData>
  );
}

/** Until multi-factor authentication is set up, where the site asks for it, nothing else is open. */
function MfaAlone() {
  const text = useText();
  const tabs = [{ name: 'mfa', label: text('mfa.tab') }];
  return (
    <Tabs label={text('screen.myProfile')} tabs={tabs} current="mfa" onChange={() => undefined}>
      <MfaPanel />
    </Tabs>
  );
}

function MyProfile() {
  const text = useText();
  const tabs = tabsOf(useSite());
  const asksForPaperless = useAsksForPaperless();
  const [current, setCurrent] = useState<MyProfileTab>(
    asksForPaperless && tabs.includes('paperless') ? 'paperless' : 'login',
  );
  const [lastEdited, setLastEdited] = useState<SettingsTab>('login');
  const goTo = (tab: MyProfileTab): void => {
    setCurrent(tab);
    if (isSettingsTab(tab)) setLastEdited(tab);
  };
  const { data, error, refetch } = useSettings();
  const isSaved = isSettingsTab(current);
  const tab = isSaved ? current : lastEdited;
  return (
    <Tabs
      label={text('screen.myProfile')}
      tabs={tabs.map((name) => ({ name, label: text(tabTexts[name]) }))}
      current={current}
      onChange={goTo}
    >
      {current === 'mfa' && <MfaPanel />}
      {current === 'passkeys' && <PasskeysPanel />}
      {current === 'access-tokens' && <AccessTokensPanel />}
      {data && <SettingsForm settings={data} tab={tab} isHidden={!isSaved} goTo={goTo} />}
      {!data && isSaved && error && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && isSaved && !error && (
        <Loading>
          <Skeleton height={480} />
        </Loading>
      )}
    </Tabs>
  );
}

/** Whether the way here asked for the paperless tab: navigation state `isPaperless` (identity-47). */
function useAsksForPaperless(): boolean {
  const { state } = useLocation();
  return 'isPaperless' in state && state.isPaperless === true;
}
