import { Empty } from '@rochdale/ui/state/empty.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import circleAlert from 'lucide-static/icons/circle-alert.svg?inner';
import { ScreenLink } from '../../../../lib/address/link.tsx';

/** A link that has ended: where to get a new one, or to do without. To try again would not help. */
export function LinkEnded({ sentence }: { sentence: string }) {
  const text = useText();
  return (
    <div className="card" role="alert">
      <Empty icon={circleAlert} title={sentence}>
        <ScreenLink to="usage-tracker">{text('directUsage.signIn')}</ScreenLink>
      </Empty>
    </div>
  );
}
