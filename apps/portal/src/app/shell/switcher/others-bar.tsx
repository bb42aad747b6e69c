import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { showAccountsOf, useOwnNumber } from '../../../lib/session/acting.ts';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { useOthers } from '../../../lib/session/others.ts';
import { useAccounts } from './use-accounts.ts';
import './others-bar.css';

/** Says on every page whose account it shows, where that is somebody else's (identity-89). */
export default function OthersBar() {
  return (
    <MemberData>
      <Bar />
    </MemberData>
  );
}

function Bar() {
  const text = useText();
  const own = useOwnNumber();
  const holder = useAccounts().data?.selected?.accountHolderName;
  const isMember = useOthers(true).data?.isMember;
  return (
    <section className="others-bar" aria-label={text('switcher.whose.label')}>
      <div className="container">
        <p>{holder !== undefined && text('switcher.whose', { holder })}</p>
        {isMember && (
          <Button kind="ghost" size="s" onClick={() => showAccountsOf(own)}>
            {text('switcher.mine')}
          </Button>
        )}
      </div>
    </section>
  );
}
