import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Loading } from '@rochdale/ui/state/loading.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import zapOff from 'lucide-static/icons/zap-off.svg?inner';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useGate } from '../../../lib/gates.ts';
import { useSite } from '../../../lib/site.tsx';
import balanceArt from '../../../ui/art/balance.svg?raw';
import { Art } from '../../../ui/art.tsx';
import { type FirstBalanceFacts, firstBalanceId, noticeKinds, type Part } from './parts.ts';

/**
 * The balance's place in a page's first bytes: its shape, and a template whose parts have no numbers yet. They are filled
 * as soon as the account's answers are there (`fill.ts`), before the page's own code has come, which then draws all of it.
 * Rendered on the server alone; it is the same for everybody.
 */
export function FirstBalance() {
  const text = useText();
  const { settings, config, timeZone } = useSite();
  const facts: FirstBalanceFacts = {
    timeZone,
    phone: settings.phoneNumber,
    hidesOtherOutages: config.accounts.hideNonElectricOutage,
    texts: {
      'overview.accountBalance': text('overview.accountBalance'),
      'overview.totalDue': text('overview.totalDue'),
      'overview.due': text('overview.due', { date: '{date}' }),
      'overview.returnedItem': text('overview.returnedItem', { phone: '{phone}' }),
      'overview.returnedItems': text('overview.returnedItems', { count: '{count}', phone: '{phone}' }),
      'outage.active.unknown': text('outage.active.unknown'),
      'outage.active.until': text('outage.active.until', { time: '{time}' }),
      'outage.active.passed': text('outage.active.passed', { time: '{time}' }),
    },
  };
  return (
    <div id={firstBalanceId} className="stack" data-facts={JSON.stringify(facts)}>
      <template>
        {noticeKinds.map((kind) => (
          <div key={kind} data-part={kind satisfies Part}>
            <Alert kind={kind} isSpoken={false}>
              <span data-part={'words' satisfies Part} />
            </Alert>
          </div>
        ))}
        <Panel />
      </template>
      <Loading isSeen>
        <Skeleton height={318} phone={601} />
      </Loading>
    </div>
  );
}

/** As the page's own panel, but for what can be pressed. */
function Panel() {
  const text = useText();
  const hasOutages = useGate('outage').open;
  const part = (name: Part) => ({ 'data-part': name });
  return (
    <section className="balance on-deep" aria-label={text('overview.panel')}>
      <div className="attached attached--outage" {...part('outage')}>
        <Icon drawing={zapOff} />
        <p className="strong" {...part('words')} />
        {hasOutages && <ScreenLink to="outage-status">{text('overview.outage.status')}</ScreenLink>}
      </div>
      <div className="balance__in">
        <Art className="balance__art" svg={balanceArt} />
        <div className="balance__due">
          <h2 className="balance__label">
            <span {...part('label')} /> <span className="vh" {...part('amount')} />
          </h2>
          <p className="balance__amount" aria-hidden="true">
            <sup {...part('sign')} />
            <span {...part('dollars')} />
            <span className="c" {...part('rest')} />
          </p>
          <p {...part('credit')}>{text('overview.credit')}</p>
          <p className="balance__date" {...part('due')} />
          <div className="balance__act" aria-hidden="true">
            <Skeleton height={52} phone={116} />
          </div>
        </div>
        <div className="balance__who">
          <dl>
            <div className="wide">
              <dt>{text('overview.holder')}</dt>
              <dd {...part('holder')} />
            </div>
            <div className="wide">
              <dt>{text('overview.address')}</dt>
              <dd className="preserve-lines" {...part('address')} />
            </div>
            <div>
              <dt>{text('shell.accountNumber')}</dt>
              <dd className="num" {...part('number')} />
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}
