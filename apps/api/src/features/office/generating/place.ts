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
  city: 'Alder Crossing',
  state: 'OR',
  zip: '97498',
  areaCode: '541',
  timeZone: 'America/Los_Angeles',
};

/** Where a co-op's office is, as its mailing address (`Mill City, OR 97498`) and phone say; else the default place. */
export function placeOf(office: { address: readonly string[]; phoneNumber: string; timeZone: string }): Place {
  const [, city, state, zip] = /^(.+), ([A-Z]{2}) (\d{5})/.exec(office.address.at(-1) ?? '') ?? [];
  const [, areaCode] = /^\((\d{3})\)/.exec(office.phoneNumber) ?? [];
  if (!city || !state || !zip || !areaCode) return defaultPlace;
  return { city, state, zip, areaCode, timeZone: office.timeZone };
}

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
