import { formatNumber } from '@rochdale/domain/texts/formats';
import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { OutsideLink } from '@rochdale/ui/layout/outside-link.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { Section } from '../../parts/section.tsx';
import { type Data, notMovedFile } from './data-calls.ts';

/** What members had at the old portal and could not be moved (moving-in-40); nothing where all was, or nobody moved. */
export function NotMoved({ notMoved }: { notMoved: Data['notMoved'] }) {
  const text = useText();
  const { autoPays, scheduledPayments, members, asked } = notMoved;
  if (members === 0) return null;
  return (
    <Section
      title={text('data.notMoved')}
      end={
        <OutsideLink
          className={buttonClass({ kind: 'secondary', size: 's' })}
          href={notMovedFile}
          download="not-moved.csv"
        >
          {text('data.notMoved.file')}
        </OutsideLink>
      }
    >
      <p className="pad">
        {text('data.notMoved.counts', {
          autoPays: formatNumber(autoPays),
          payments: formatNumber(scheduledPayments),
          members: formatNumber(members),
        })}
      </p>
      <p className="pad muted">{text('data.notMoved.asked', { asked: formatNumber(asked) })}</p>
    </Section>
  );
}
