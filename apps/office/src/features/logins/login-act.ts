/** What one person does with a login alone. */
export type LoginAct =
  | { readonly kind: 'lock' | 'unlock' | 'sign-out' | 'link' }
  | { readonly kind: 'end-session'; readonly sessionId: string }
  | { readonly kind: 'call-off'; readonly changeId: string };
