import { accountEntities } from './account-entities.ts';
import { bankEntities } from './bank-entities.ts';
import { billingEntities } from './billing-entities.ts';
import { broughtEntities } from './brought-entities.ts';
import { capitalCreditEntities } from './capital-credit-entities.ts';
import { contactEntities } from './contact-entities.ts';
import { draftEntities } from './draft-entities.ts';
import type { Entity } from './entity.ts';
import { memberEntities } from './member-entities.ts';
import { outageEntities } from './outage-entities.ts';
import { portalEntities } from './portal-entities.ts';
import { serviceEntities } from './service-entities.ts';
import { usageEntities } from './usage-entities.ts';

/** Every file, in the order in which they refer to one another. */
export const entities: readonly Entity[] = [
  ...memberEntities,
  ...accountEntities,
  ...billingEntities,
  ...bankEntities,
  ...capitalCreditEntities,
  ...portalEntities,
  ...serviceEntities,
  ...usageEntities,
  ...draftEntities,
  ...contactEntities,
  ...broughtEntities,
  ...outageEntities,
];
