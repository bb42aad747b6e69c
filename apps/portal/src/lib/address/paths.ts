/** Whether a link leaves the portal. */
export function isExternal(link: string): boolean {
  return /^(https?:|mailto:|tel:)/i.test(link);
}
