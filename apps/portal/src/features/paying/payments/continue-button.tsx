import arrowRight from 'lucide-static/icons/arrow-right.svg?inner';
import { useSite } from '../../../lib/site.tsx';
import { useText } from '../../../lib/text/text.ts';
import { Icon } from '../../../ui/art/icon.tsx';
import { Button } from '../../../ui/form/button.tsx';

/** Sends the form that leads to the payment company, and names it (paying-71). */
export function ContinueButton({ isBusy, block = false }: { isBusy: boolean; block?: boolean }) {
  const text = useText();
  const { companyName } = useSite().config.payments;
  return (
    <Button type="submit" block={block} busyLabel={isBusy ? text('pay.busy') : undefined}>
      {companyName === null ? text('pay.continueUnnamed') : text('pay.continue', { processor: companyName })}
      <Icon drawing={arrowRight} />
    </Button>
  );
}
