import { Button } from '@rochdale/ui/form/button.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { PhoneLink } from '../../../../lib/address/phone-link.tsx';
import { useGate } from '../../../../lib/gates.ts';
import { useSite } from '../../../../lib/site.tsx';
import type { BilledBill } from '../bill-calls.ts';
import { AskDialog } from './ask-dialog.tsx';
import type { ExplainedBill, Finding, useExplained } from './explained-calls.ts';

type About = Finding['kind'] | 'bill';

/** What to look for, by what was found. */
const looks = {
  alwaysOn: ['billExplained.look.alwaysOn.1', 'billExplained.look.alwaysOn.2', 'billExplained.look.alwaysOn.3'],
  water: ['billExplained.look.water.1', 'billExplained.look.water.2', 'billExplained.look.water.3'],
  oddDay: ['billExplained.look.oddDay.1', 'billExplained.look.oddDay.2'],
  wentBack: ['billExplained.look.wentBack.1', 'billExplained.look.wentBack.2'],
} as const;

/** What is worth a look, what to look for at home, and the way to ask the office (account-126, account-127). */
export function SomethingWrong({ bill, query }: { bill: BilledBill; query: ReturnType<typeof useExplained> }) {
  const text = useText();
  const [about, setAbout] = useState<About>();
  return (
    <Card title={text('billExplained.wrong')}>
      <div className="card__body wrong">
        <Loaded query={query} skeleton={<Skeleton height={96} phone={96} />}>
          {(explained) => (
            <>
              <Findings explained={explained} onAsk={setAbout} />
              <AskButton label={text('billExplained.ask')} onAsk={() => setAbout('bill')} />
              {about && (
                <AskDialog bill={bill} explained={explained} about={about} onClose={() => setAbout(undefined)} />
              )}
            </>
          )}
        </Loaded>
      </div>
    </Card>
  );
}

function Findings({ explained, onAsk }: { explained: ExplainedBill; onAsk: (about: About) => void }) {
  const text = useText();
  const { findings, daysLooked } = explained;
  if (findings.length === 0)
    return <p className="muted">{text(daysLooked > 0 ? 'billExplained.wrong.none' : 'billExplained.wrong.unread')}</p>;
  return (
    <ul className="wrong__list">
      {findings.map(({ kind, text: said }) => (
        <li key={said}>
          <p>{said}</p>
          <details>
            <summary>{text('billExplained.look')}</summary>
            <ul className="wrong__look">
              {looks[kind].map((code) => (
                <li key={code}>{text(code)}</li>
              ))}
            </ul>
          </details>
          <AskButton label={text('billExplained.ask.about')} isLink onAsk={() => onAsk(kind)} />
        </li>
      ))}
    </ul>
  );
}

interface AskButtonProps {
  readonly label: string;
  readonly isLink?: boolean;
  readonly onAsk: () => void;
}

/** Where the co-op takes no requests here, its telephone answers; once is enough for that. */
function AskButton({ label, isLink = false, onAsk }: AskButtonProps) {
  const { phoneNumber } = useSite().settings;
  const canAsk = useGate('serviceRequests').open;
  if (!canAsk) return isLink || !phoneNumber ? null : <PhoneLink number={phoneNumber} icon={`${label}: `} />;
  if (isLink)
    return (
      <button type="button" className="link-btn" aria-haspopup="dialog" onClick={onAsk}>
        {label}
      </button>
    );
  return (
    <Button kind="secondary" size="s" aria-haspopup="dialog" onClick={onAsk}>
      {label}
    </Button>
  );
}
