import { newId } from '../../../lib/device/new-id.ts';

/** What this device keeps of a member's wish: a number by chance, and by whom, which only who knows the member's number finds out. */
export async function wishOf(ownNumber: string, id = newId()): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${id} ${ownNumber}`));
  return `${id} ${Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Whether it was this member who asked. */
export const isWishOf = async (wish: string, ownNumber: string): Promise<boolean> =>
  (await wishOf(ownNumber, wish.split(' ')[0])) === wish;
