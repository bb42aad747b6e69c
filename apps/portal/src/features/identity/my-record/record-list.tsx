import { localTimeAt } from '@rochdale/domain/dates';
import { recordPage } from '@rochdale/domain/identity/my-record/record-entry';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import chevronLeft from 'lucide-static/icons/chevron-left.svg?inner';
import chevronRight from 'lucide-static/icons/chevron-right.svg?inner';
import eye from 'lucide-static/icons/eye.svg?inner';
import fileCheck from 'lucide-static/icons/file-check.svg?inner';
import logIn from 'lucide-static/icons/log-in.svg?inner';
import message from 'lucide-static/icons/message-square.svg?inner';
import pencil from 'lucide-static/icons/pencil.svg?inner';
import scrollText from 'lucide-static/icons/scroll-text.svg?inner';
import { todayIn } from '../../../lib/device/clock.ts';
import { useSite } from '../../../lib/site.tsx';
import { entryWords } from './entry-words.ts';
import type { Entry, RecordPage } from './my-record-calls.ts';
import type { RecordScreen } from './use-record.ts';

const icons: Readonly<Record<Entry['filter'], string>> = {
  'sign-ins': logIn,
  changes: pencil,
  consents: fileCheck,
  looks: eye,
  messages: message,
};

/** A page of the record, day by day (identity-99). */
export function RecordList({ page: { entries, next }, screen }: { page: RecordPage; screen: RecordScreen }) {
  const text = useText();
  const { timeZone } = useSite();
  const { pagesBefore, older, newer } = screen;
  if (entries.length === 0)
    return (
      <Card>
        <Empty icon={scrollText} title={text('myRecord.none')} />
      </Card>
    );
  const dayOf = ({ at }: Entry): string => localTimeAt(new Date(at), timeZone).day;
  const days = [...new Set(entries.map(dayOf))];
  const today = todayIn(timeZone);
  const first = pagesBefore * recordPage + 1;
  return (
    <section className="card log-card" aria-label={text('screen.myRecord')} aria-busy={screen.page.isPlaceholderData}>
      {days.map((day) => {
        const said = pageFormats().letterDay(day);
        return (
          <div key={day}>
            <h2 className="log__day">{day === today ? text('myRecord.today', { day: said }) : said}</h2>
            <ul className="log">
              {entries
                .filter((entry) => dayOf(entry) === day)
                .map((entry) => (
                  <EntryRow key={entry.key} entry={entry} timeZone={timeZone} />
                ))}
            </ul>
          </div>
        );
      })}
      {(next !== null || pagesBefore > 0) && (
        <nav className="pager" aria-label={text('myRecord.pages')}>
          <span className="num" role="status">
            {text('myRecord.range', { first, last: first + entries.length - 1 })}
          </span>
          <span className="row">
            <Turn label={text('myRecord.newer')} icon={chevronLeft} onPress={pagesBefore > 0 ? newer : undefined} />
            <Turn
              label={text('myRecord.older')}
              icon={chevronRight}
              onPress={next === null ? undefined : () => older(next)}
            />
          </span>
        </nav>
      )}
    </section>
  );
}

/** Stays in the tab order at the end of the list, so that focus is not lost there. */
function Turn({ label, icon, onPress }: { label: string; icon: string; onPress: (() => void) | undefined }) {
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={label}
      aria-disabled={onPress === undefined || undefined}
      onClick={onPress}
    >
      <Icon drawing={icon} />
    </button>
  );
}

function EntryRow({ entry, timeZone }: { entry: Entry; timeZone: string }) {
  const text = useText();
  const { title, more } = entryWords(entry, text);
  return (
    <li>
      <span className="well">
        <Icon drawing={icons[entry.filter]} />
      </span>
      <div>
        <b>{title}</b>
        <small>{more}</small>
        {entry.source === 'consent' && !entry.isEnd && <AgreedText entry={entry} />}
      </div>
      <time dateTime={entry.at}>{pageFormats().time(new Date(entry.at), timeZone)}</time>
    </li>
  );
}

/** The words to which a member agreed, as they were read. */
function AgreedText({ entry: { text: agreed, language } }: { entry: Extract<Entry, { source: 'consent' }> }) {
  const text = useText();
  if (agreed === '') return <small>{text('myRecord.text.none')}</small>;
  return (
    <details className="log__text">
      <summary className="link-btn">{text('myRecord.text')}</summary>
      <blockquote lang={language}>{agreed}</blockquote>
    </details>
  );
}
