/** Where a generated co-op's members live. */
export interface Place {
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** Area code of the members' phones; the numbers are fictional (555-01xx). */
  readonly areaCode: string;
  /** By which the meters' days begin and end. */
  readonly timeZone: string;
}

export const defaultPlace: Place = {
  ...{ city: 'Alder Crossing', state: 'OR', zip: '97498', areaCode: '541' },
  timeZone: 'America/Los_Angeles',
};

/** The mailing address of a home: number, name and type of its street, and the place. */
export function mailingAddressOf(street: string, place: Place): Record<string, string> {
  const words = street.split(' ');
  return {
    streetNumber: words[0] ?? '',
    streetName: words.slice(1, -1).join(' '),
    streetType: words.at(-1) ?? '',
    city: place.city,
    state: place.state,
    zip: place.zip,
  };
}
