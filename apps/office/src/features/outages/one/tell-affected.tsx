import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { isAskedByPage } from '@rochdale/ui/state/asked-by-page.ts';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { permissionWords } from '../../../lib/role-words.ts';
import { useMe } from '../../../lib/session.ts';
import { PartLoaded } from '../../../parts/part-loaded.tsx';
import { Section } from '../../../parts/section.tsx';
import { deskEachMs, type ShownOutage, seeTelling, type Telling, tellAffected, tellingKey } from '../outages-calls.ts';
import { EarlierTellings } from './earlier-tellings.tsx';

/** “Tell them”: what whom reads, before it goes; each news once (office-165). */
export function TellAffected({ outage }: { outage: ShownOutage }) {
  const text = useText();
  const { data: me } = useMe();
  const { outageNumber, version } = outage;
  const may = me?.permissions.includes('announcements.outages');
  const query = useQuery({
    queryKey: tellingKey(outageNumber, version),
    queryFn: (asking) => seeTelling({ params: { outageNumber } }, isAskedByPage(asking)),
    refetchInterval: deskEachMs,
    enabled: may === true,
  });
  if (!may)
    return (
      <Section title={text('outageDesk.tell')}>
        <p className="sec__b muted">
          {text('office.notAllowed', { permission: text(permissionWords['announcements.outages']) })}
        </p>
      </Section>
    );
  return (
    <Section title={text('outageDesk.tell')}>
      <PartLoaded query={query} rows={3}>
        {(telling) => <Tell outageNumber={outageNumber} telling={telling} />}
      </PartLoaded>
    </Section>
  );
}

function Tell({ outageNumber, telling }: { outageNumber: string; telling: Telling }) {
  const text = useText();
  const queries = useQueryClient();
  const [said, setSaid] = useState<string>();
  const { accounts, known, reach, news, isMoved, needsSecond, samples, told } = telling;
  const sent = useSend(
    () =>
      tellAffected({ params: { outageNumber }, body: { news } }).finally(() =>
        queries.invalidateQueries({ queryKey: ['outage-telling', outageNumber] }),
      ),
    ({ waits }) => setSaid(text(waits ? 'outageDesk.tell.waits' : 'outageDesk.tell.goes')),
  );
  const { email, text: texts, voice } = reach.byWay;
  return (
    <div className="sec__b stack-s">
      {said !== undefined && (
        <Alert kind="success" onDismiss={() => setSaid(undefined)}>
          {said}
        </Alert>
      )}
      {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
      {accounts === 0 ? (
        <p>{text('outageDesk.tell.nobody', { known })}</p>
      ) : (
        <>
          <p>
            {text('outageDesk.tell.reach', { members: reach.members - reach.unreached, texts, email, voice })}{' '}
            <span className="muted">
              {text('outageDesk.tell.rest', { unreached: reach.unreached, known })}
              {isMoved && ` ${text('outageDesk.tell.moved')}`}
            </span>
          </p>
          {samples.map(({ language, text: sample, email: letter }) => (
            <div key={language} className="reads">
              <b>
                {text(language === 'es' ? 'outageDesk.tell.es' : 'outageDesk.tell.en', { letters: sample.letters })}
              </b>
              <p lang={language}>{sample.text}</p>
              <details>
                <summary>{text('outageDesk.tell.email')}</summary>
                <p lang={language}>
                  <b>{letter.subject}</b>
                </p>
                <p lang={language} className="outage__letter">
                  {letter.text}
                </p>
              </details>
            </div>
          ))}
          {needsSecond && <p className="muted">{text('outageDesk.tell.second')}</p>}
          <div className="acts">
            <Button kind="secondary" busy={sent.isPending} onClick={() => void sent.send(undefined)}>
              {text('outageDesk.tell.do', { count: reach.members - reach.unreached })}
            </Button>
          </div>
        </>
      )}
      <EarlierTellings told={told} />
    </div>
  );
}
