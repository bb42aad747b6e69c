import { useText } from '@rochdale/ui/text/text.ts';
import { Age, Moment } from '../../parts/moment.tsx';
import { Section } from '../../parts/section.tsx';
import { eventWords } from '../members/event-words.ts';
import type { Login } from './logins-calls.ts';

/** The newest sign-ins of a login, and the browsers that have signed in to it before. */
export function Recently({ login: { signIns, browsers } }: { login: Login }) {
  const text = useText();
  return (
    <>
      <Section title={text('logins.signIns')}>
        <ul className="lines">
          {signIns.map(({ at, what, network }) => {
            const words = eventWords(what);
            return (
              <li key={`${at} ${what}`}>
                <p>
                  {words === undefined ? what : text(words)}
                  <small>
                    <Moment at={at} /> {network}
                  </small>
                </p>
              </li>
            );
          })}
          {signIns.length === 0 && <li className="muted">{text('members.timeline.none')}</li>}
        </ul>
      </Section>
      <Section title={text('logins.browsers')} count={browsers.length}>
        <ul className="lines">
          {browsers.map(({ browser, firstSeenAt, lastSeenAt }) => (
            <li key={`${firstSeenAt} ${lastSeenAt}`}>
              <p>
                {browser || text('logins.browser.unknown')}
                <small>
                  {text('logins.browser.seen')} <Age at={lastSeenAt} />, {text('logins.browser.since')}{' '}
                  <Moment at={firstSeenAt} inFull />
                </small>
              </p>
            </li>
          ))}
          {browsers.length === 0 && <li className="muted">{text('logins.browsers.none')}</li>}
        </ul>
      </Section>
    </>
  );
}
