import type { WireOnItsWay } from '@rochdale/contract/payments/conversions';
import { centsOf } from '@rochdale/domain/money';
import { onItsWayText } from '@rochdale/domain/paying/payments/on-its-way';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import clock from 'lucide-static/icons/clock.svg?inner';
import './payments.css';

/** Money that is on its way and not off the balance yet: it stands beside the balance, so that nobody pays it again. */
export function OnItsWay({ items }: { items: readonly WireOnItsWay[] }) {
  const text = useText();
  if (items.length === 0) return null;
  return (
    <ul className="on-its-way">
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of one day may be alike in all
        <li key={place}>
          <Icon drawing={clock} size="s" />
          {onItsWayText({ ...item, amount: centsOf(item.amount) }, text)}
        </li>
      ))}
    </ul>
  );
}
