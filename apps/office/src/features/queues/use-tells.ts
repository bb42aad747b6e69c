import { useText } from '@rochdale/ui/text/text.ts';
import type { SeenItem } from './queues-calls.ts';

/** How whoever asked learns what became of it. */
export function useTells({ kind, tells: { to } }: SeenItem): string {
  const text = useText();
  if (kind === 'returned-letter') return text('queues.goes.letter');
  const portal = {
    'profile-change': 'queues.goes.profile',
    'service-order': 'queues.goes.order',
    'payment-help': 'queues.goes.help',
    'rate-change': 'queues.goes.rate',
  } as const;
  const shown = kind === 'application' || kind === 'claim' ? undefined : portal[kind];
  const mail = to === null ? (shown ? 'queues.goes.portal' : 'queues.goes.nowhere') : undefined;
  const told = mail === undefined ? text('queues.goes.mail', { to: to ?? '' }) : text(mail);
  return shown && mail === undefined ? `${told} ${text(shown)}` : told;
}
