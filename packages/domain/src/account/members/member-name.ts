/** What a member is called by: a person, or an organization, which may name a person to speak with. */
export interface NamedAs {
  /** Empty: a person. */
  readonly organizationName: string;
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
}

/** A member's name as everybody reads it: the organization's, else all that there is of the person's (account-103). */
export function memberName({ organizationName, firstName, middleName, lastName }: NamedAs): string {
  return organizationName || [firstName, middleName, lastName].filter(Boolean).join(' ');
}

/** Whether a member is an organization: it is named as one, or has no first name (account-103). */
export function isOrganization({
  organizationName,
  firstName,
}: Pick<NamedAs, 'organizationName' | 'firstName'>): boolean {
  return organizationName !== '' || firstName === '';
}

/** The person whom an organization names to speak with; empty where it names none. */
export function contactPersonOf(member: NamedAs): string {
  return member.organizationName === '' ? '' : memberName({ ...member, organizationName: '' });
}
