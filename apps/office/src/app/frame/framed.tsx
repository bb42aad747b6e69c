import { OutsideLink } from '@rochdale/ui/layout/outside-link.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SecondStep } from '../../features/sign-in/second-step.tsx';
import { usePath } from '../../lib/address.ts';
import { CallError } from '../../lib/calls.ts';
import { type Me, useMe } from '../../lib/session.ts';
import { useKeptOpen } from '../../lib/use-kept-open.ts';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { ProofProvider } from '../../parts/proof.tsx';
import { Dock } from './dock.tsx';
import { NotAllowed } from './not-allowed.tsx';
import { Rail } from './rail.tsx';
import { mayOpen, screenAt } from './screen-at.ts';
import { TopBar } from './top-bar.tsx';

/** Everything that takes somebody who is signed in: rail, bar and page. Whoever is not is taken to sign in. */
export function Framed() {
  const query = useMe();
  const path = usePath();
  const isEnded = query.error instanceof CallError && query.error.status === 401;
  useEffect(() => {
    // Where one wanted to go stands behind `#`, which no server on the way reads. Loading anew forgets what was shown.
    if (isEnded) window.location.replace(`/sign-in${path === '/' ? '' : `#${path}${window.location.search}`}`);
  }, [isEnded, path]);
  if (isEnded) return null;
  // Who is there is known: what could not be had again is said where it is shown, and a page with typed words stays.
  const shown = query.data === undefined ? query : { ...query, error: null };
  return (
    <PartLoaded query={shown}>{(me) => (me.needsSecondStep ? <SecondStep me={me} /> : <Frame me={me} />)}</PartLoaded>
  );
}

function Frame({ me }: { me: Me }) {
  useKeptOpen();
  const text = useText();
  const screen = screenAt(usePath());
  const missing = screen === undefined || mayOpen(me, screen) ? undefined : screen;
  return (
    <ProofProvider>
      <OutsideLink className="skip-link" href="#main">
        {text('office.skip')}
      </OutsideLink>
      <div className="framed">
        <Rail me={me} />
        <div className="desk">
          <TopBar me={me} />
          <main id="main" tabIndex={-1}>
            {missing === undefined ? <Outlet /> : <NotAllowed screen={missing} />}
          </main>
        </div>
        <Dock me={me} />
      </div>
    </ProofProvider>
  );
}
