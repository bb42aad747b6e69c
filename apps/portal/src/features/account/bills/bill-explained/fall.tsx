import { partName } from '@rochdale/domain/account/bill-explained/part-name';
import { signedMoney } from '@rochdale/domain/account/bill-explained/signed-money';
import { formatMoney } from '@rochdale/domain/money';
import { useText } from '@rochdale/ui/text/text.ts';
import type { CSSProperties } from 'react';
import type { changeInCents } from './explained-calls.ts';
import { type Bar, fallLayout } from './fall-layout.ts';

interface FallProps {
  readonly change: ReturnType<typeof changeInCents>;
  /** What both bills are called. */
  readonly beforeName: string;
  readonly nowName: string;
  /** What comes after this bill's charges until what is due, where there is any. */
  readonly after: readonly { readonly name: string; readonly amount: number; readonly isTotal: boolean }[];
}

/** How a bill came about from another: a list, with a bar for who sees it (account-124). */
export function Fall({ change, beforeName, nowName, after }: FallProps) {
  const text = useText();
  const layout = fallLayout(change);
  const cut = layout.cutAt === undefined ? '' : ' cut';
  return (
    <ul className="fall">
      <li className="fall__total">
        <span>{beforeName}</span>
        <Bars bars={[[`prev${cut}`, layout.before]]} />
        <span className="fall__amount">{formatMoney(change.before)}</span>
      </li>
      {layout.steps.map(({ part, bar, spread }) => (
        <li key={part.part}>
          <span>{partName(part.part, change.weather, text)}</span>
          <Bars
            bars={[
              ...(spread ? [['spread', spread] as const] : []),
              [part.amount === 0 ? 'none' : part.amount > 0 ? 'up' : 'down', bar],
            ]}
          />
          <span className="fall__amount">{signedMoney(part.amount)}</span>
        </li>
      ))}
      <li className="fall__total">
        <span>{nowName}</span>
        <Bars bars={[[`now${cut}`, layout.now]]} />
        <span className="fall__amount">{formatMoney(change.now)}</span>
      </li>
      {after.map(({ name, amount, isTotal }) => (
        <li key={name} className={isTotal ? 'fall__line fall__total' : 'fall__line'}>
          <span>{name}</span>
          <span className="fall__amount">{isTotal ? formatMoney(amount) : signedMoney(amount)}</span>
        </li>
      ))}
    </ul>
  );
}

function Bars({ bars }: { bars: readonly (readonly [look: string, bar: Bar])[] }) {
  return (
    <span className="fall__bar" aria-hidden="true">
      {bars.map(([look, { from, width }]) => (
        <i key={look} className={look} style={{ '--a': `${from}%`, '--w': `${width}%` } as CSSProperties} />
      ))}
    </span>
  );
}
