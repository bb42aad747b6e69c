/** Of fewer members no number is said: it could name a house (service-70). */
export const fewestMembersSaid = 5;

/**
 * How many members are without power, as far as it may be said: in fives, so that what changes from one moment to the next
 * names no house either (service-80). Null: a few, or nobody has counted.
 */
export const saidMembers = (members: number | undefined): number | null =>
  members === undefined || members < fewestMembersSaid ? null : Math.round(members / 5) * 5;
