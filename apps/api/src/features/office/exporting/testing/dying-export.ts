import pg from 'pg';
import { systemClock } from '../../../../platform/clock.ts';
import { openDatabase } from '../../../../platform/database/database.ts';
import { testVault } from '../../../../platform/testing/test-vault.ts';
import { deliverExports } from '../deliver-exports.ts';

/** A delivery of payments that ends without warning before its n-th statement: `dying-export.ts <n> <database> <folder>`. */
const [steps, url = '', folder = ''] = process.argv.slice(2);
let left = Number(steps);
const query = pg.Client.prototype.query;
pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
  return Reflect.apply(query, this, given);
};
const { db, close } = openDatabase(url, 1);
const services = { db, clock: systemClock, timeZone: 'UTC', vault: testVault() };
await deliverExports(services, 'payments', folder, () => undefined);
await close();
