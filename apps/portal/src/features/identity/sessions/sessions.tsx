import { Button } from '@rochdale/ui/form/button.tsx';
import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnNumber } from '../../../lib/session/acting.ts';
import { EndSession } from './end-session.tsx';
import { SessionRow } from './session-row.tsx';
import { listSessions, type OpenSession } from './sessions-calls.ts';
import '@rochdale/ui/layout/things.css';
import './sessions.css';

/** Where the login is signed in now; each session but this one can be ended, and all others at once (identity-145). */
export function Sessions() {
  const text = useText();
  const memberNumber = useOwnNumber();
  const queries = useQueryClient();
  const queryKey = ['sessions', memberNumber];
  const sessions = useQuery({
    queryKey,
    queryFn: () => listSessions({ params: { memberNumber } }),
    enabled: memberNumber !== '',
  });
  const [ending, setEnding] = useState<OpenSession | 'others'>();
  const [said, setSaid] = useState(0);
  return (
    <section className="card sessions" aria-labelledby="sessions-title">
      <div className="sessions__head">
        <div>
          <h2 id="sessions-title">{text('sessions.title')}</h2>
          <p>{text('sessions.lead')}</p>
        </div>
        {(sessions.data?.sessions.length ?? 0) > 2 && (
          <Button kind="secondary" size="s" onClick={() => setEnding('others')}>
            {text('sessions.endOthers')}
          </Button>
        )}
      </div>
      {said > 0 && (
        <FocusedAlert key={said} kind="success">
          {text('sessions.ended')}
        </FocusedAlert>
      )}
      <Loaded query={sessions} skeleton={<Skeleton height={80} />}>
        {(data) => (
          <ul className="things">
            {data.sessions.map((session) => (
              <SessionRow key={session.sessionId} session={session} onEnd={() => setEnding(session)} />
            ))}
          </ul>
        )}
      </Loaded>
      {ending !== undefined && (
        <EndSession
          memberNumber={memberNumber}
          session={ending === 'others' ? undefined : ending}
          onClose={() => setEnding(undefined)}
          onDone={() => {
            setEnding(undefined);
            setSaid(said + 1);
            void queries.invalidateQueries({ queryKey });
          }}
        />
      )}
    </section>
  );
}
