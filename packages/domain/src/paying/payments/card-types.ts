/** Which cards a co-op takes. */
export interface AcceptedCards {
  readonly allowVisa: boolean;
  readonly allowMaster: boolean;
  readonly allowAmex: boolean;
  readonly allowDiscover: boolean;
}

/** Card type codes, sent comma-separated (paying-24). */
export function acceptedCardTypes(cards: AcceptedCards): string {
  const codes = [
    cards.allowVisa && 'VI',
    cards.allowMaster && 'MC',
    cards.allowAmex && 'AX',
    cards.allowDiscover && 'DI',
  ];
  return codes.filter(Boolean).join(',');
}

/** The accepted cards by name, for people: `Visa, Mastercard, Amex, Discover`. */
export function acceptedCardNames(cards: AcceptedCards): string {
  const names = [
    cards.allowVisa && 'Visa',
    cards.allowMaster && 'Mastercard',
    cards.allowAmex && 'Amex',
    cards.allowDiscover && 'Discover',
  ];
  return names.filter(Boolean).join(', ');
}
