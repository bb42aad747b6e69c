import { languageNames, languages } from '@rochdale/domain/texts/languages';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { isAskedByPage } from '@rochdale/ui/state/asked-by-page.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePathParts } from '../../../lib/address.ts';
import { OfficeLink } from '../../../lib/link.tsx';
import { useMe } from '../../../lib/session.ts';
import { Mark } from '../../../parts/mark.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { PageHead } from '../../../parts/page-head.tsx';
import { PartLoaded } from '../../../parts/part-loaded.tsx';
import { Section } from '../../../parts/section.tsx';
import { AnnouncementActs } from './announcement-acts.tsx';
import {
  type Announcement,
  announcementsKey,
  seeAnnouncement,
  stateWords,
  topicWords,
  wayWords,
} from './announcing-calls.ts';
import { FiguresTable } from './figures-table.tsx';
import { conditionsOf, conditionText } from './segment-words.ts';

const lookMs = 2_000;

/** One announcement: how far it is, its words, whom it is for, and what can be done (office-150). */
export function Page() {
  const { announcementId = '' } = usePathParts();
  const query = useQuery({
    queryKey: [...announcementsKey, 'one', announcementId],
    queryFn: (asking) => seeAnnouncement({ params: { announcementId } }, isAskedByPage(asking)),
    refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? lookMs : false),
  });
  return (
    <PartLoaded query={query} rows={8}>
      {(announcement) => <Shown announcement={announcement} />}
    </PartLoaded>
  );
}

const isMoving = ({ state, isCounted, waiting, asked }: Announcement): boolean =>
  state === 'sending' || asked !== null || (state !== 'over' && (!isCounted || (state === 'stopped' && waiting > 0)));

const leads = {
  ready: 'announcing.lead.ready',
  sending: 'announcing.lead.sending',
  stopped: 'announcing.lead.stopped',
  over: 'announcing.lead.over',
} as const;

function Shown({ announcement }: { announcement: Announcement }) {
  const text = useText();
  const queries = useQueryClient();
  const [done, setDone] = useState<string>();
  const { state, asked, changedBy, isCounted, words, announcementId } = announcement;
  const [kind, word] = stateWords[state];
  const end = (said: string): void => {
    void queries.invalidateQueries({ queryKey: announcementsKey });
    setDone(said);
  };
  return (
    <>
      <PageHead
        title={announcement.subject}
        lead={state === 'done' ? text('announcing.lead.done') : text(leads[state], { name: changedBy })}
        crumbs={
          <OfficeLink to="announcements" parts={{}}>
            {text('announcing.title')}
          </OfficeLink>
        }
        marks={
          <li>
            <Mark kind={kind}>{text(word)}</Mark>
          </li>
        }
        actions={<AnnouncementActs announcement={announcement} onDone={end} />}
      />
      {done !== undefined && (
        <div className="pad pad--under-head">
          <Alert kind="success" onDismiss={() => setDone(undefined)}>
            {done}
          </Alert>
        </div>
      )}
      {asked && (
        <div className="pad pad--under-head">
          <Alert kind="info">
            {text('announcing.asked', { name: asked.by ?? text('office.server') })}{' '}
            <OfficeLink to="approvals" parts={{}}>
              {text('announcing.asked.open')}
            </OfficeLink>
          </Alert>
        </div>
      )}
      <div className="split">
        <div>
          <Section title={text('announcing.progress')}>
            {!isCounted && <p className="sec__b muted">{text('announcing.counting')}</p>}
            <FiguresTable announcement={announcement} />
          </Section>
          {languages.map((language) => (
            <Section key={language} title={languageNames[language]}>
              <div className="sec__b stack-s" lang={language}>
                <p className="strong">{words[language].subject}</p>
                {words[language].text.split(/\n\s*\n/).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                <div className="box box--in">{words[language].short}</div>
              </div>
            </Section>
          ))}
        </div>
        <aside className="side" aria-label={text('announcing.who')}>
          <About announcement={announcement} announcementId={announcementId} />
        </aside>
      </div>
    </>
  );
}

function About({ announcement, announcementId }: { announcement: Announcement; announcementId: string }) {
  const text = useText();
  const { data: me } = useMe();
  const { segment, outageNumber, ways, topic, madeAt, madeBy, members, unreached } = announcement;
  const conditions = segment === null ? [] : conditionsOf(segment);
  const rest: PlainTextCode = segment === null ? 'announcing.listed' : 'announcing.everybody';
  return (
    <Section title={text('announcing.who')}>
      <div className="sec__b">
        <dl className="pairs pairs--w">
          <dt>{text('announcing.topic')}</dt>
          <dd>{text(topicWords[topic])}</dd>
          <dt>{text('announcing.conditions')}</dt>
          <dd>
            {conditions.length === 0
              ? text(rest)
              : conditions.map((one) => <div key={`${one.field} ${one.value}`}>{conditionText(one, text)}</div>)}
          </dd>
          {outageNumber !== null && (
            <>
              <dt>{text('announcing.outage')}</dt>
              <dd>
                {outageNumber} <small>{text('announcing.outage.hint')}</small>
              </dd>
            </>
          )}
          <dt>{text('announcing.ways')}</dt>
          <dd>{ways.map((way) => text(wayWords[way])).join(', ')}</dd>
          <dt>{text('announcing.members')}</dt>
          <dd>{members.toLocaleString('en-US')}</dd>
          <dt>{text('announcing.unreached')}</dt>
          <dd>
            {unreached.toLocaleString('en-US')} <small>{text('announcing.unreached.hint')}</small>
          </dd>
          <dt>{text('announcing.when')}</dt>
          <dd>
            <Moment at={madeAt} inFull />, {madeBy}
          </dd>
        </dl>
        {me?.permissions.includes('messages.see') && (
          <OfficeLink to="message-log" parts={{}} query={{ announcementId }}>
            {text('announcing.messages')}
          </OfficeLink>
        )}
      </div>
    </Section>
  );
}
