import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import fileDown from 'lucide-static/icons/file-down.svg?inner';
import plug from 'lucide-static/icons/plug.svg?inner';
import { useState } from 'react';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useOwnNumber } from '../../../lib/session/acting.ts';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { AppRow } from './app-row.tsx';
import { type ConnectedApp, endConnectedApp, listConnectedApps } from './connected-apps-calls.ts';
import '@rochdale/ui/layout/things.css';
import './connected-apps.css';

const connectedAppsKey = 'connected-apps';

/** The apps that read a member's data or sign the member in, and their end (identity-118, identity-125). */
export function Page() {
  return (
    <MemberData>
      <ConnectedApps />
    </MemberData>
  );
}

function ConnectedApps() {
  const text = useText();
  const queries = useQueryClient();
  const memberNumber = useOwnNumber();
  const [ended, setEnded] = useState<{ readonly words: string; readonly count: number }>();
  const list = useQuery({
    queryKey: [connectedAppsKey, memberNumber],
    queryFn: () => listConnectedApps({ params: { memberNumber } }),
    enabled: memberNumber !== '',
  });
  const end = useMutation({
    mutationFn: ({ connectionId }: ConnectedApp) => endConnectedApp({ params: { memberNumber, connectionId } }),
    onSuccess: async (_, { appName, kind }) => {
      await queries.invalidateQueries({ queryKey: [connectedAppsKey, memberNumber] });
      const words = text(kind === 'sign-in' ? 'connectedApps.signIn.ended' : 'connectedApps.ended', { app: appName });
      setEnded((before) => ({ words, count: (before?.count ?? 0) + 1 }));
    },
  });
  return (
    <div className="container connected-apps stack">
      <div className="page-head">
        <div>
          <h1>{text('screen.connectedApps')}</h1>
          <p>{text('connectedApps.lead')}</p>
        </div>
      </div>
      {ended && (
        <FocusedAlert key={ended.count} kind="success">
          {ended.words}
        </FocusedAlert>
      )}
      {end.error && <Alert kind="danger">{end.error.message}</Alert>}
      <Loaded query={list} skeleton={<Skeleton height={220} />}>
        {({ apps }) => (
          <Card title={text('connectedApps.apps')}>
            {apps.length === 0 ? (
              <Empty icon={plug} title={text('connectedApps.none')}>
                <p>{text('connectedApps.none.how')}</p>
              </Empty>
            ) : (
              <ul className="things">
                {apps.map((app) => (
                  <AppRow key={app.connectionId} app={app} isEnding={end.isPending} onEnd={() => end.mutate(app)} />
                ))}
              </ul>
            )}
          </Card>
        )}
      </Loaded>
      <p className="connected-apps__file small">
        <Icon drawing={fileDown} size="s" />
        <span>
          {text('connectedApps.onlyFile')} <ScreenLink to="usage-tracker">{text('connectedApps.download')}</ScreenLink>
        </span>
      </p>
    </div>
  );
}
