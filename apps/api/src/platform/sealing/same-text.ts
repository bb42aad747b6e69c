import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two texts are equal, found in the same time wherever the difference is. */
export function isSameText(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
