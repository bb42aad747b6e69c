/** What a member is told when a bank gives a payment back: what it means, never the words of a bank file. */
export const achTexts = {
  'ach.said.funds': 'Your bank says there was not enough money in the account.',
  'ach.said.notYet': 'Your bank says the money in the account was not available yet.',
  'ach.said.closed': 'Your bank says the account is closed.',
  'ach.said.notFound': 'Your bank could not find the account.',
  'ach.said.number': 'Your bank says the account number is not valid.',
  'ach.said.stopped': 'Your bank says you asked to stop this payment.',
  'ach.said.notAuthorized': 'Your bank says this payment was not authorized.',
  'ach.said.notAsAuthorized': 'Your bank says this payment was not as you authorized it.',
  'ach.said.routing': 'Your bank does not take payments of this kind.',
  'ach.said.frozen': 'Your bank says the account is frozen.',
  'ach.said.noPayments': 'Your bank says the account does not allow payments.',
  'ach.said.technical': 'Your bank sent it back for a technical reason.',
} as const;
