import {
  type AnnouncementTopic,
  announcementTopics,
  type WordsByLanguage,
  wordsViolation,
} from '@rochdale/domain/communications/announcements/announcement';
import { type NotificationChannel, notificationChannels } from '@rochdale/domain/communications/notifications/topics';
import { isLanguageName, type LanguageName } from '@rochdale/domain/texts/languages';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { Segment } from '@rochdale/ui/steps/segment.tsx';
import { useText, violationText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { useGo } from '../../../lib/address.ts';
import { OfficeLink } from '../../../lib/link.tsx';
import { useMe } from '../../../lib/session.ts';
import { PageHead } from '../../../parts/page-head.tsx';
import { Section } from '../../../parts/section.tsx';
import { makeAnnouncement, topicWords, wayWords } from './announcing-calls.ts';
import { PreviewWords } from './preview-words.tsx';
import { SegmentCount } from './segment-count.tsx';
import { SegmentForm } from './segment-form.tsx';
import { type Condition, segmentOf } from './segment-words.ts';
import { WordsForm } from './words-form.tsx';

const nothing = { subject: '', text: '', short: '' };

/** A new announcement: who gets it, how, what they read, and how that looks (office-151). */
export function Page() {
  const text = useText();
  const go = useGo();
  const { data: me } = useMe();
  const mayAll = me?.permissions.includes('announcements.service') ?? false;
  const [chosen, setTopic] = useState<AnnouncementTopic>('service');
  const topic = mayAll ? chosen : 'outage';
  const [ways, setWays] = useState<readonly NotificationChannel[]>(['email', 'text']);
  const [conditions, setConditions] = useState<readonly Condition[]>([]);
  const [words, setWords] = useState<WordsByLanguage>({ en: nothing, es: nothing });
  const [language, setLanguage] = useState<LanguageName>('en');
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const segment = segmentOf(conditions);
  const made = { topic, ways: [...ways], segment, words };
  const sent = useSend(
    () => makeAnnouncement({ body: made }),
    ({ announcementId }) => go('announcement', { announcementId }),
  );
  const make = (): void => {
    const wrong = wordsViolation(words);
    setFaults(new Map(wrong ? [[wrong.field, violationText(wrong.violation)]] : []));
    if (!wrong) return void sent.send(undefined);
    const [where] = wrong.field.split('.');
    if (isLanguageName(where)) setLanguage(where);
  };
  return (
    <>
      <PageHead
        title={text('announcing.new')}
        lead={text('announcing.new.lead')}
        crumbs={
          <OfficeLink to="announcements" parts={{}}>
            {text('announcing.title')}
          </OfficeLink>
        }
      />
      <div className="split split--wide">
        <div>
          <Section title={text('announcing.who')}>
            <div className="sec__b form">
              {mayAll && (
                <Segment
                  label={text('announcing.topic')}
                  value={topic}
                  options={announcementTopics.map((value) => ({ value, label: text(topicWords[value]) }))}
                  onChange={setTopic}
                />
              )}
              <SegmentForm conditions={conditions} onChange={setConditions} />
              <fieldset className="field">
                <legend className="label">{text('announcing.ways')}</legend>
                {notificationChannels.map((way) => (
                  <Checkbox
                    key={way}
                    label={text(wayWords[way])}
                    checked={ways.includes(way)}
                    onChange={({ target }) =>
                      setWays(notificationChannels.filter((one) => (one === way ? target.checked : ways.includes(one))))
                    }
                  />
                ))}
              </fieldset>
            </div>
            <SegmentCount made={made} />
          </Section>
          <Section title={text('announcing.words')}>
            <div className="sec__b form">
              <WordsForm
                words={words}
                language={language}
                onLanguage={setLanguage}
                onChange={setWords}
                faults={faults}
              />
              {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
              <div className="acts acts--end">
                <Button
                  busy={sent.isPending}
                  disabledReason={ways.length === 0 ? text('announcing.ways.none') : undefined}
                  onClick={make}
                >
                  {text('announcing.make')}
                </Button>
              </div>
            </div>
          </Section>
        </div>
        <aside className="side" aria-label={text('announcing.preview')}>
          <PreviewWords made={made} />
        </aside>
      </div>
    </>
  );
}
