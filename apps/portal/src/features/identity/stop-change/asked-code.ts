import type { ScreenQuery } from '../../../lib/address/address.ts';
import { keepForTab, readForTab } from '../../../lib/device/storage.ts';

const name = 'stopChange';

/** The code of an address, else the one that this tab keeps: the address loses it at once. */
export function askedCode(query: ScreenQuery<'stop-change'>): string {
  const code = query.get('code');
  if (code === null) return readForTab(name) ?? '';
  keepForTab(name, code);
  return code;
}
