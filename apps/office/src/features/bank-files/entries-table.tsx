import { formatMoney } from '@rochdale/domain/money';
import { firstDebitCents } from '@rochdale/domain/office/bank-files/stands-out';
import type { Translate } from '@rochdale/domain/texts/text';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { Mark } from '../../parts/mark.tsx';
import { Section } from '../../parts/section.tsx';
import { TableRegion } from '../../parts/table-region.tsx';
import type { BankFile, Entry } from './bank-files-calls.ts';

type Shown = 'all' | 'look' | 'prenotes';

/** The entries of a file, all or those that somebody should look at. */
export function EntriesTable({ file }: { file: BankFile }) {
  const text = useText();
  const [shown, setShown] = useState<Shown>('all');
  const rowsOf: Readonly<Record<Shown, readonly Entry[]>> = {
    all: file.rows,
    look: file.rows.filter(({ standsOut }) => standsOut !== null),
    prenotes: file.rows.filter(({ kind }) => kind === 'prenote'),
  };
  const chips = [
    ['all', text('bankFiles.show.all')],
    ['look', text('bankFiles.show.look')],
    ['prenotes', text('bankFiles.show.prenotes')],
  ] as const;
  const rows = rowsOf[shown];
  const sum = rows.reduce((total, { amountCents }) => total + amountCents, 0);
  return (
    <Section title={text('bankFiles.entries')} count={file.entries}>
      <div className="tools tools--plain">
        {chips.map(([name, word]) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={shown === name}
            onClick={() => setShown(name)}
          >
            {word} {rowsOf[name].length}
          </button>
        ))}
      </div>
      <TableRegion label={text('bankFiles.entries')}>
        <table className="table t">
          <caption className="vh">{text('bankFiles.entries')}</caption>
          <thead>
            <tr>
              <th>{text('bankFiles.member')}</th>
              <th className="x">{text('bankFiles.account')}</th>
              <th>{text('bankFiles.from')}</th>
              <th className="n">{text('bankFiles.amount')}</th>
              <th>{text('bankFiles.look')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.traceNumber}>
                <th scope="row" className="w">
                  {row.name}
                </th>
                <td className="num x">{row.accountNumber}</td>
                <td className="w c3">{text('bankFiles.fromEnding', { digits: row.lastFour })}</td>
                <td className="n c2">{formatMoney(row.amountCents)}</td>
                <td className="c3 full">
                  <Why row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      <p className="more">
        {text('bankFiles.sum')} <b className="num">{formatMoney(sum)}</b>
      </p>
    </Section>
  );
}

function Why({ row }: { row: Entry }) {
  const text = useText();
  if (row.returnCode !== null)
    return <Mark kind="bad">{text('bankFiles.look.returned', { code: row.returnCode })}</Mark>;
  if (row.kind === 'prenote') return <Mark kind="wait">{text('bankFiles.look.prenote')}</Mark>;
  return row.standsOut === null ? null : <Mark kind="warn">{standsOutText(row, text)}</Mark>;
}

/** Why an entry stands out, in words. */
function standsOutText({ standsOut, usualCents }: Pick<Entry, 'standsOut' | 'usualCents'>, text: Translate): string {
  if (standsOut === 'again') return text('bankFiles.look.again');
  if (standsOut === 'first') return text('bankFiles.look.first', { amount: formatMoney(firstDebitCents) });
  return text('bankFiles.look.unusual', { amount: formatMoney(usualCents ?? 0) });
}
