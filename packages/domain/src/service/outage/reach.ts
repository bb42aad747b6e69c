/** Of fewer members no number is said: it could name a house (service-70). */
export const fewestMembersSaid = 5;

/** How many members are without power, as far as it may be said; null: a few, or nobody has counted. */
export const saidMembers = (members: number | undefined): number | null =>
  members === undefined || members < fewestMembersSaid ? null : members;
