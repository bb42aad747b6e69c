import { createHmac } from 'node:crypto';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { primaryAccountOf } from '../../account/accounts/public.ts';

const tokenSeconds = 120;

/** The jump to the meter-data portal (energy-61). The web token is a JWT (HS256) for one member, good for two minutes. */
export function meterPortalHandlers(services: {
  db: Database;
  clock: Clock;
  site: () => Site;
  meterPortalSecret: string | undefined;
}): Pick<Handlers, 'meter-portal.jump'> {
  const { db, clock, site, meterPortalSecret } = services;
  return {
    'meter-portal.jump': async ({ caller }) => {
      const { memberNumber } = caller;
      const portal = site().config.meterPortal;
      const account = await primaryAccountOf(db, memberNumber);
      if (!portal || !meterPortalSecret || !account) throw refusal(400, 'handOver.notAvailable');
      const { accountNumber, locationId } = account;
      const at = Math.floor(clock.now().getTime() / 1000);
      const claims = {
        iss: portal.clientId,
        sub: memberNumber,
        account: accountNumber,
        iat: at,
        exp: at + tokenSeconds,
      };
      return {
        aclaraUrl: portal.url,
        clientId: portal.clientId,
        memberNumber,
        accountNumber,
        premiseId: locationId ?? '',
        webToken: jwtOf(claims, meterPortalSecret),
      };
    },
  };
}

function jwtOf(claims: object, secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
