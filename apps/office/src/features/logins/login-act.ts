/** What one person does with a login alone. */
export type LoginAct =
  | { readonly kind: 'lock' | 'unlock' | 'sign-out' | 'link' }
  | { readonly kind: 'end-session'; readonly sessionId: string }
  | { readonly kind: 'end-delegation'; readonly delegationId: string; readonly who: string }
  | { readonly kind: 'call-off'; readonly changeId: string };
