/** What a delegate may do for chosen accounts of somebody else's, each scope with all before it (identity-89). */
export const delegateScopes = ['see', 'pay', 'manage'] as const;
export type DelegateScope = (typeof delegateScopes)[number];

/** The least scope that opens a row to a delegate; `never`: none does. */
export type OpensTo = DelegateScope | 'never';

export const isDelegateScope = (scope: string): scope is DelegateScope => delegateScopes.some((one) => one === scope);

/** Whether a delegate's scope opens what asks for another. */
export const covers = (scope: DelegateScope, asked: OpensTo): boolean =>
  asked !== 'never' && delegateScopes.indexOf(scope) >= delegateScopes.indexOf(asked);
