/** Where a generated co-op's members live. */
export interface Place {
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** Area code of the members' phones; the numbers are fictional (555-01xx). */
  readonly areaCode: string;
}

export const defaultPlace: Place = { city: 'Alder Crossing', state: 'OR', zip: '97498', areaCode: '541' };
