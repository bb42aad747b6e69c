import type { OperationAnswer } from '../operation.ts';
import type { InputOf, OperationName, Operations } from '../operations/operations.ts';

/** One call with its answer: the parts that the row has. */
type Example<N extends OperationName> = Partial<Pick<InputOf<N>, 'params' | 'query' | 'body'>> & {
  readonly response?: Partial<OperationAnswer<Operations[N]>>;
};

const sealed = 'q7Zk1w.9fTqU2c0mB4xYp8aLr5nDe3sVh6jGi0oKt';
const token = '3nB0c2Yk8Qm1Vd7sXo5Ht9LwRz4Jg6EuTfPaKi0NyMc';

/** Calls whose fields, each with its own example, would not agree with one another. It replaces what is made of these. */
export const handWritten: { readonly [N in OperationName]?: Example<N> } = {
  'direct-usage.daily': {
    body: { accountNumber: sealed, fromDate: '2026-11-14', toDate: '2026-11-14', dataEncrypt: true },
  },
  'draft-payments.initiate': {
    body: {
      paymentType: 'DRAFT',
      amount: 0,
      removeDraft: false,
      draftOption: 'CC',
      draftAuthorize: true,
      accountsToDraft: [
        {
          accountNumber: '104500017',
          action: 'ADD',
          draftMethod: 'WHEN_BILLED',
          draftDay: null,
          draftStartDate: '2026-12-05',
        },
      ],
    },
  },
  'my-record.list': { query: {} },
  'my-profile.update': { body: { receivePaymentEmail: true, isMarketEmail: false } },
  'notifications.save': {
    body: {
      topics: [
        { topic: 'paymentDue', channels: ['email'], threshold: 3 },
        { topic: 'outage', channels: ['email', 'text'], threshold: null },
      ],
      appliesToAll: false,
    },
  },
  'recovery.reset-password': { body: { otc: token, password: 'Maple-river-42!', cnfpassword: 'Maple-river-42!' } },
  'sign-in.login': {
    body: { username: 'walter.prine', password: 'Rochdale-demo-1!' },
    response: { mfaAuthenticateModel: null },
  },
  'sign-in.verify-code': {
    body: { userName: 'walter.prine', token: '492817', encryptedMember: sealed, encryptedUserName: sealed },
    response: { memberMfaEnabled: true, mfaAuthenticateModel: null },
  },
};
