import type { Route } from '@rochdale/domain/website/screens/screen-access';
import { useEffect, useState } from 'react';
import { operation } from '../lib/calls/api.ts';
import { Leave } from './screens/leave.tsx';

const askSession = operation('sign-in.session', 'GET /v3/session');

/**
 * Leads a member on from a visitor's screen once the server has been asked about the session. One that it does not know
 * is dropped, and the screen stays.
 */
export default function AskMember({ to }: { to: Route }) {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    void askSession({})
      // Without an answer the next screen says so.
      .catch(() => undefined)
      .then(() => setAsked(true));
  }, []);
  return isAsked ? <Leave to={to} /> : null;
}
