import { formatMoney } from '@rochdale/domain/money';
import { useText } from '@rochdale/ui/text/text.ts';
import { Section } from '../../parts/section.tsx';
import { TableRegion } from '../../parts/table-region.tsx';
import { kindWords, type Settlement } from './settlements-calls.ts';

type Sums = Pick<Settlement, 'lines' | 'grossCents' | 'feeCents' | 'netCents'>;

/** What the lines of a settlement come to by their kind, and together. */
export function KindsTable({ settlement }: { settlement: Settlement }) {
  const text = useText();
  const { kinds } = settlement;
  const sum = (of: keyof Sums): number => kinds.reduce((before, one) => before + one[of], 0);
  const all = {
    lines: sum('lines'),
    grossCents: sum('grossCents'),
    feeCents: sum('feeCents'),
    netCents: sum('netCents'),
  };
  return (
    <Section title={text('settlements.kinds')}>
      <TableRegion label={text('settlements.kinds')}>
        <table className="table t">
          <caption className="vh">{text('settlements.kinds')}</caption>
          <thead>
            <tr>
              <th>{text('settlements.kind')}</th>
              <th className="n x">{text('settlements.lines')}</th>
              <th className="n x">{text('settlements.gross')}</th>
              <th className="n x">{text('settlements.fee')}</th>
              <th className="n">{text('settlements.lineNet')}</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ kind, ...sums }) => (
              <SumsRow key={kind} name={text(kindWords[kind])} sums={sums} />
            ))}
          </tbody>
          <tfoot>
            <SumsRow name={text('settlements.kinds.all')} sums={all} />
          </tfoot>
        </table>
      </TableRegion>
    </Section>
  );
}

function SumsRow({ name, sums: { lines, grossCents, feeCents, netCents } }: { name: string; sums: Sums }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="n x">{lines}</td>
      <td className="n x">{formatMoney(grossCents)}</td>
      <td className="n x">{formatMoney(feeCents)}</td>
      <td className="n strong c2">{formatMoney(netCents)}</td>
    </tr>
  );
}
