import { isStillKept } from '@rochdale/domain/identity/last-seen/kept-page';
import { formatsOf } from '@rochdale/domain/texts/formats';
import { Button, buttonClass } from '@rochdale/ui/form/button.tsx';
import { Loading } from '@rochdale/ui/state/loading.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { pageLanguage, useText } from '@rochdale/ui/text/text.ts';
import { useEffect, useState } from 'react';
import { isKeptPage } from '../../../lib/address/kept-page.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { nowMs } from '../../../lib/device/clock.ts';
import { forget, readKept } from '../../../lib/device/last-seen-store.ts';
import { useIsOnline } from '../../../lib/device/online.ts';
import { useStored } from '../../../lib/device/stored.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useSite } from '../../../lib/site.tsx';
import { type LastSeen, readLastSeen } from './last-seen.ts';
import { LastSeenSheet } from './last-seen-sheet.tsx';

type Found = LastSeen | 'asking' | 'none';

/** What the member saw last, for want of a network (identity-142). */
export function Page() {
  const text = useText();
  const { timeZone } = useSite();
  const isOnline = useIsOnline() && !isKeptPage();
  const found = useLastSeen();
  const again = (): void => window.location.reload();
  return (
    <div className="container container--narrow stack">
      <h1>{text('screen.lastSeen')}</h1>
      {isOnline ? (
        <>
          <p>{text('lastSeen.online')}</p>
          <p>
            <ScreenLink to="accountoverview" className={buttonClass({ kind: 'primary' })}>
              {text('lastSeen.overview')}
            </ScreenLink>
          </p>
        </>
      ) : found === 'asking' ? (
        <Loading>
          <Skeleton height={320} />
        </Loading>
      ) : (
        <>
          {found === 'none' ? (
            <p>
              {text('lastSeen.none')} {text('lastSeen.none.next')}
            </p>
          ) : (
            <>
              <p>
                {text('lastSeen.asOf', {
                  moment: formatsOf(pageLanguage()).instant(new Date(found.seenAt), timeZone),
                })}
              </p>
              <LastSeenSheet seen={found} />
            </>
          )}
          <p>
            <Button kind="secondary" onClick={again}>
              {text('lastSeen.again')}
            </Button>
          </p>
          {found !== 'none' && <p className="hint">{text('lastSeen.protects')}</p>}
        </>
      )}
    </div>
  );
}

function useLastSeen(): Found {
  const accessToken = useSession()?.accessToken;
  const wish = useStored('keepsLastSeen');
  const [found, setFound] = useState<Found>('asking');
  useEffect(() => {
    let isCurrent = true;
    const look = async (): Promise<Found> => {
      const kept = accessToken === undefined || wish === null ? undefined : await readKept({ accessToken, wish });
      const seen = kept === undefined ? undefined : readLastSeen(kept);
      if (seen === undefined || isStillKept(seen.seenAt, nowMs())) return seen ?? 'none';
      await forget();
      return 'none';
    };
    setFound('asking');
    // A browser that keeps nothing has nothing to show.
    const show = (one: Found): void => {
      if (isCurrent) setFound(one);
    };
    look().then(show, () => show('none'));
    return () => {
      isCurrent = false;
    };
  }, [accessToken, wish]);
  return found;
}
