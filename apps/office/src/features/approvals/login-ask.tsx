import { isPaper } from '@rochdale/domain/identity/login-changes/login-change';
import { useText } from '@rochdale/ui/text/text.ts';
import { z } from 'zod';
import { OfficeLink } from '../../lib/link.tsx';
import { paperWords } from '../logins/logins-calls.ts';

const shape = z.object({
  params: z.object({ memberNumber: z.string() }),
  body: z.object({ paper: z.string().nullable(), email: z.string().optional() }),
});

/** Whose login is to be changed to what, and whether the member stands at the counter; nothing of other asks. */
export function LoginAsk({ operation, asks }: { operation: string; asks: unknown }) {
  const text = useText();
  const found = operation.startsWith('logins.') ? shape.safeParse(asks).data : undefined;
  if (!found) return null;
  const { memberNumber } = found.params;
  const { paper, email } = found.body;
  return (
    <p>
      <OfficeLink to="member" parts={{ memberNumber }}>
        {text('logins.asks.member', { number: memberNumber })}
      </OfficeLink>{' '}
      {email !== undefined && text('logins.asks.email', { email })}{' '}
      {paper !== null && isPaper(paper)
        ? text('logins.asks.counter', { paper: text(paperWords[paper]) })
        : text('logins.asks.call')}
    </p>
  );
}
