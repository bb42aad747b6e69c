import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { OfficeLink } from '../../lib/link.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Moment } from '../../parts/moment.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { Section } from '../../parts/section.tsx';
import { changeWords, type OpenChange, openChanges, openChangesKey } from './logins-calls.ts';

/** Changes of logins that wait for their day to pass, and those that were stopped and nobody has looked into. */
export function OpenChanges() {
  const text = useText();
  const query = useQuery({ queryKey: openChangesKey, queryFn: () => openChanges({}) });
  return (
    <Section title={text('logins.waiting')}>
      <PartLoaded query={query} rows={2}>
        {({ changes }) => (
          <ul className="lines">
            {changes.map((change) => (
              <Line key={change.changeId} change={change} />
            ))}
            {changes.length === 0 && <li className="muted">{text('logins.waiting.none')}</li>}
          </ul>
        )}
      </PartLoaded>
    </Section>
  );
}

function Line({ change }: { change: OpenChange }) {
  const text = useText();
  const { kind, emailAfter, memberNumber, name, dueAt, stoppedAt, stoppedFrom } = change;
  return (
    <li>
      <div>
        <p className="strong">
          <OfficeLink to="member" parts={{ memberNumber }} opens>
            {name}
          </OfficeLink>
        </p>
        <p>
          {text(changeWords[kind])} {emailAfter}
        </p>
        <p className="small muted">
          {stoppedAt === null ? (
            <>
              {text('logins.waiting.due')} <Moment at={dueAt} inFull />
            </>
          ) : (
            text('logins.waiting.stopped', { contact: stoppedFrom ?? '' })
          )}
        </p>
      </div>
      <span className="end">
        <Mark kind={stoppedAt === null ? 'wait' : 'bad'}>
          {text(stoppedAt === null ? 'logins.waiting.mark' : 'logins.waiting.mark.stopped')}
        </Mark>
      </span>
    </li>
  );
}
