import type { Database } from '../../../platform/database/database.ts';
import type { MessageServices } from '../../communications/messages/public.ts';

/** What bank files work with. */
export interface BankFileServices extends MessageServices {
  readonly db: Database;
}
