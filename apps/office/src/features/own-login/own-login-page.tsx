import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { operation } from '../../lib/calls.ts';
import { roleWords } from '../../lib/role-words.ts';
import { meKey, useMe } from '../../lib/session.ts';
import { Moment } from '../../parts/moment.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { useProof } from '../../parts/proof.tsx';
import { Section } from '../../parts/section.tsx';
import { AddPasskey } from './add-passkey.tsx';

const passkeys = operation('staff-passkeys.list', 'GET /v1/me/passkeys');
const removePasskey = operation('staff-passkeys.remove', 'DELETE /v1/me/passkeys/{passkeyId}');
const sessions = operation('staff-sessions.list', 'GET /v1/sessions');
const endSession = operation('staff-sessions.end', 'POST /v1/sessions/{sessionId}/end');

/** The own login: passkeys, authenticator, where one is signed in, and what one may do (office-42, office-43). */
export function Page() {
  const text = useText();
  const [done, setDone] = useState<string>();
  return (
    <>
      <PageHead title={text('office.screen.own-login')} lead={text('staffPages.login.lead')} />
      {done !== undefined && (
        <div className="pad">
          <Alert kind="success" onDismiss={() => setDone(undefined)}>
            {done}
          </Alert>
        </div>
      )}
      <Passkeys onDone={setDone} />
      <Sessions onDone={setDone} />
      <May />
    </>
  );
}

function Passkeys({ onDone }: { onDone: (said: string) => void }) {
  const text = useText();
  const queries = useQueryClient();
  const proof = useProof();
  const list = useQuery({ queryKey: ['own-passkeys'], queryFn: () => passkeys({}) });
  const refresh = (): void => {
    void queries.invalidateQueries({ queryKey: ['own-passkeys'] });
    void queries.invalidateQueries({ queryKey: meKey });
  };
  const removed = useSend(
    async (passkeyId: string) => (await proof()) && (await removePasskey({ params: { passkeyId } })),
    (answer) => {
      refresh();
      if (answer !== false) onDone(text('staffPages.login.passkeys.removed'));
    },
  );
  return (
    <Section
      title={text('staffPages.login.passkeys')}
      end={
        <AddPasskey
          onAdded={() => {
            refresh();
            onDone(text('staffPages.login.passkeys.added'));
          }}
        />
      }
    >
      {removed.error && (
        <div className="pad">
          <Alert kind="danger">{removed.error.message}</Alert>
        </div>
      )}
      <PartLoaded query={list} rows={1}>
        {(found) =>
          found.passkeys.length === 0 ? (
            <p className="sec__b muted">{text('staffPages.login.passkeys.none')}</p>
          ) : (
            <ul className="lines">
              {found.passkeys.map(({ passkeyId, name, createdAt, lastUsedAt }) => (
                <li key={passkeyId}>
                  <p>
                    {name}
                    <small>
                      {text('staffPages.login.passkeys.made')} <Moment at={createdAt} />
                      {', '}
                      {text('staffPages.login.passkeys.used')}{' '}
                      {lastUsedAt === null ? text('office.never') : <Moment at={lastUsedAt} />}
                    </small>
                  </p>
                  <span className="end">
                    <Button
                      kind="secondary"
                      size="s"
                      aria-label={`${text('staffPages.login.passkeys.remove')}: ${name}`}
                      onClick={() => void removed.send(passkeyId)}
                    >
                      {text('staffPages.login.passkeys.remove')}
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </PartLoaded>
    </Section>
  );
}

function Sessions({ onDone }: { onDone: (said: string) => void }) {
  const text = useText();
  const queries = useQueryClient();
  const { data: me } = useMe();
  const list = useQuery({ queryKey: ['sessions'], queryFn: () => sessions({}) });
  const ended = useSend(
    (sessionId: string) => endSession({ params: { sessionId } }),
    () => {
      void queries.invalidateQueries({ queryKey: ['sessions'] });
      onDone(text('staffPages.login.sessions.ended'));
    },
  );
  return (
    <Section title={text('staffPages.login.sessions')}>
      {ended.error && (
        <div className="pad">
          <Alert kind="danger">{ended.error.message}</Alert>
        </div>
      )}
      <PartLoaded query={list} rows={2}>
        {({ sessions: all }) => (
          <ul className="lines">
            {all
              .filter(({ staffId }) => staffId === me?.staffId)
              .map(({ sessionId, browser, address, startedAt, lastUsedAt, isOwn }) => (
                <li key={sessionId}>
                  <p>
                    {browser}
                    <small>
                      {text('staffPages.login.sessions.since')} <Moment at={startedAt} />
                      {', '}
                      {text('staffPages.login.passkeys.used')} <Moment at={lastUsedAt} />
                      {', '}
                      {address}
                    </small>
                  </p>
                  <span className="end">
                    {isOwn ? (
                      <span className="muted">{text('staffPages.login.sessions.this')}</span>
                    ) : (
                      <Button
                        kind="secondary"
                        size="s"
                        aria-label={`${text('staffPages.login.sessions.end')}: ${browser}`}
                        onClick={() => void ended.send(sessionId)}
                      >
                        {text('staffPages.login.sessions.end')}
                      </Button>
                    )}
                  </span>
                </li>
              ))}
          </ul>
        )}
      </PartLoaded>
    </Section>
  );
}

function May() {
  const text = useText();
  const { data: me } = useMe();
  if (!me) return null;
  return (
    <Section title={text('staffPages.login.may')}>
      <div className="sec__b">
        <dl className="pairs pairs--w">
          <dt>{text('staffPages.login.roles')}</dt>
          <dd>{me.roles.map((role) => text(roleWords[role])).join(', ') || text('office.none')}</dd>
          <dt>{text('staffPages.login.authenticator')}</dt>
          <dd>
            {text(
              me.secondSteps.authenticator ? 'staffPages.login.authenticator.yes' : 'staffPages.login.authenticator.no',
            )}
          </dd>
        </dl>
      </div>
    </Section>
  );
}
