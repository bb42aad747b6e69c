import { formatMoney } from '@rochdale/domain/money';
import { formatNumber } from '@rochdale/domain/texts/formats';
import { useText } from '@rochdale/ui/text/text.ts';
import { OfficeLink } from '../../lib/link.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Section } from '../../parts/section.tsx';
import { numberOf, type OneImport } from './data-calls.ts';

/** Who imported it, when and from where, what all balances come to, and who confirmed it. */
export function AboutImport({ found }: { found: OneImport }) {
  const text = useText();
  const { at, by, folder, balances, accountsClosed, confirmed, writtenBy } = found;
  return (
    <Section title={text('data.balances')}>
      <dl className="pairs">
        {balances && (
          <>
            <dt>{text('data.balances.before')}</dt>
            <dd>{formatMoney(balances.before)}</dd>
            <dt>{text('data.balances.after')}</dt>
            <dd>{formatMoney(balances.after)}</dd>
          </>
        )}
        {accountsClosed > 0 && (
          <>
            <dt>{text('data.balances.closed')}</dt>
            <dd>{formatNumber(accountsClosed)}</dd>
          </>
        )}
        <dt>{text('data.when')}</dt>
        <dd>
          <Moment at={at} inFull />
        </dd>
        <dt>{text('data.by')}</dt>
        <dd>{by}</dd>
        <dt>{text('data.folder')}</dt>
        <dd className="mono">{folder}</dd>
      </dl>
      {confirmed && <p className="pad">{text('data.confirmed', { name: confirmed.by, reason: confirmed.reason })}</p>}
      {writtenBy !== null && (
        <p className="pad">
          <OfficeLink to="import" parts={{ importId: writtenBy }}>
            {text('data.writtenBy', { number: numberOf(writtenBy) })}
          </OfficeLink>
        </p>
      )}
    </Section>
  );
}
