import { OutsideLink } from '@rochdale/ui/layout/outside-link.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useEffect, useState } from 'react';
import { myMeter } from './overview-calls.ts';

/**
 * Opens the account's meter in a new tab when the address asks for it (account-24). Browsers may hold a tab
 * back that nobody clicked for, so the link stands here too.
 */
export function MyMeter({ accountNumber }: { accountNumber: string }) {
  const [found, setFound] = useState<{ link: string } | { failure: string }>();
  useEffect(() => {
    let isCurrent = true;
    myMeter({ params: { accountNumber } }).then(
      ({ link }) => {
        if (!isCurrent) return;
        setFound({ link });
        window.open(link, '_blank', 'noopener');
      },
      (error: Error) => isCurrent && setFound({ failure: error.message }),
    );
    return () => {
      isCurrent = false;
    };
  }, [accountNumber]);
  if (!found) return <Skeleton height={66} phone={84} />;
  if ('failure' in found) return <Alert kind="danger">{found.failure}</Alert>;
  return <MeterOpened link={found.link} />;
}

/** The way to the meter, for browsers that held its tab back. */
export function MeterOpened({ link }: { link: string }) {
  const text = useText();
  return (
    <Alert
      kind="info"
      action={
        <OutsideLink href={link} target="_blank" rel="noreferrer">
          {text('overview.myAccount.myMeter')}
        </OutsideLink>
      }
    >
      {text('overview.myMeter.opened')}
    </Alert>
  );
}
