import { useText } from '@rochdale/ui/text/text.ts';
import { Mark } from '../../parts/mark.tsx';
import type { Explained } from './explaining-calls.ts';

type Reason = Explained['reasons'][number];
const marks = { open: 'ok', narrowed: 'warn', closed: 'bad' } as const;

/** One screen: how it stands for the member and for each account, with what closes it and what they read. */
export function ExplainedScreen({ screen, showsOpen }: { screen: Explained; showsOpen: boolean }) {
  const text = useText();
  const accounts = screen.accounts.filter(({ standing }) => showsOpen || standing !== 'open');
  return (
    <section aria-label={screen.title}>
      <h3>
        {screen.title} <Mark kind={marks[screen.standing]}>{text(`explaining.standing.${screen.standing}`)}</Mark>
      </h3>
      <Reasons reasons={screen.reasons} showsOpen={showsOpen} />
      {accounts.map(({ accountNumber, standing, reasons }) => (
        <div key={accountNumber}>
          <p className="strong">
            {text('explaining.account', { account: accountNumber })}{' '}
            <Mark kind={marks[standing]}>{text(`explaining.standing.${standing}`)}</Mark>
          </p>
          <Reasons reasons={reasons} showsOpen={showsOpen} />
        </div>
      ))}
    </section>
  );
}

function Reasons({ reasons, showsOpen }: { reasons: readonly Reason[]; showsOpen: boolean }) {
  const text = useText();
  const shown = reasons.filter(({ isOpen }) => showsOpen || !isOpen);
  if (shown.length === 0) return null;
  return (
    <ul className="lines">
      {shown.map(({ label, isOpen, reads, by }) => (
        <li key={`${label} ${by ?? ''}`}>
          <div>
            <p>
              <Mark kind={isOpen ? 'ok' : 'bad'}>{label}</Mark>
            </p>
            {reads !== null && (
              <p>
                {text('explaining.reads')} <q>{reads}</q>
              </p>
            )}
            {by !== null && <p className="small muted">{text('explaining.by', { settings: by })}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
