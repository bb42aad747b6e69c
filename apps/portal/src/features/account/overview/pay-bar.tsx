import { Button } from '@rochdale/ui/form/button.tsx';
import { useIsScrolledPast } from '@rochdale/ui/layout/use-is-scrolled-past.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import type { RefObject } from 'react';
import { notWhileLooking } from '../../../lib/session/looking.ts';
import './pay-bar.css';

/** Pay Bill at the foot of a phone's screen, once the balance panel's own button has scrolled away. */
export function PayBar({ stands, onPay }: { stands: RefObject<HTMLElement | null>; onPay: () => void }) {
  const text = useText();
  const isGone = useIsScrolledPast(stands);
  if (notWhileLooking() !== undefined) return null;
  return (
    <div className={isGone ? 'pay-bar pay-bar--shown' : 'pay-bar'}>
      <Button block onClick={onPay}>
        {text('shell.payBill')}
      </Button>
    </div>
  );
}
