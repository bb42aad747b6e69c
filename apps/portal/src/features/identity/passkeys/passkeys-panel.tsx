import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { late } from '../../../lib/calls/missing-code.ts';
import { useGate } from '../../../lib/gates.ts';
import { useOwnNumber } from '../../../lib/session/acting.ts';
import { withTexts } from '../../../lib/text/text.ts';
import { useWaysIn, type WaysIn, waysInKey } from '../passkey-use/public.ts';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { YourWaysIn } from './your-ways-in.tsx';
import './passkeys.css';

const OutsideTie = late(async () => ({
  default: (await withTexts(['my-profile', 'ways-in', 'passkeys'], () => import('../outside-sign-in/public.ts')))
    .OutsideTie,
}));

/** Passkeys on My Profile (identity-78): those there are, and the other ways in. What is done here is done at once. */
export function PasskeysPanel() {
  const text = useText();
  const memberNumber = useOwnNumber();
  const queries = useQueryClient();
  const ways = useWaysIn();
  const hasOutside = useGate('outsideSignIn').open;
  const [said, setSaid] = useState<{ readonly text: string; readonly count: number }>();
  const done = async (sentence: string): Promise<void> => {
    await queries.invalidateQueries({ queryKey: [waysInKey] });
    setSaid((before) => ({ text: sentence, count: (before?.count ?? 0) + 1 }));
  };

  const shown = (found: WaysIn) => (
    <div className="stack passkeys">
      {said && (
        <FocusedAlert key={said.count} kind="success">
          {said.text}
        </FocusedAlert>
      )}
      <section aria-labelledby="passkeys-title">
        <div className="passkeys__head">
          <div>
            <h2 className="h3" id="passkeys-title">
              {text('passkeys.title')}
            </h2>
            <p className="muted">{text('passkeys.lead')}</p>
          </div>
          <AddPasskey memberNumber={memberNumber} onAdded={() => void done(text('passkeys.added'))} />
        </div>
        <PasskeyList memberNumber={memberNumber} passkeys={found.passkeys} onDone={(sentence) => void done(sentence)} />
      </section>
      <YourWaysIn
        memberNumber={memberNumber}
        ways={found}
        onTurnedOff={() => void done(text('passkeys.password.turnedOff'))}
      >
        {hasOutside && (
          <Suspense fallback={<li />}>
            <OutsideTie onUntied={(sentence) => void done(sentence)} />
          </Suspense>
        )}
      </YourWaysIn>
      <section className="passkeys__lost" aria-labelledby="passkeys-lost">
        <h2 className="h3" id="passkeys-lost">
          {text('passkeys.lost')}
        </h2>
        <p className="muted">{text('passkeys.lost.lead')}</p>
      </section>
    </div>
  );
  return (
    <Loaded query={ways} skeleton={<Skeleton height={480} />}>
      {shown}
    </Loaded>
  );
}
