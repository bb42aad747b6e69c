import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import arrowRight from 'lucide-static/icons/arrow-right.svg?inner';
import type { Ref } from 'react';
import { useSite } from '../../../lib/site.tsx';

interface ContinueButtonProps {
  readonly isBusy: boolean;
  readonly block?: boolean;
  /** Why it can't be pressed now. */
  readonly disabledReason?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Sends the form that leads to the payment company, and names it (paying-71). */
export function ContinueButton({ isBusy, block = false, disabledReason, ref }: ContinueButtonProps) {
  const text = useText();
  const { companyName } = useSite().config.payments;
  return (
    <Button
      ref={ref}
      type="submit"
      block={block}
      busyLabel={isBusy ? text('pay.busy') : undefined}
      disabledReason={disabledReason}
    >
      {companyName === null ? text('pay.continueUnnamed') : text('pay.continue', { processor: companyName })}
      <Icon drawing={arrowRight} />
    </Button>
  );
}
