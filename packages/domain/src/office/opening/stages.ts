/** How far a co-op is with its portal (moving-in-30): from trying it among its own, by a list of members, to everybody. */
export const stages = ['rehearsing', 'invited', 'open'] as const;
export type Stage = (typeof stages)[number];

/** Whether a text is the name of a stage. */
export const isStage = (text: string): text is Stage => stages.some((one) => one === text);

/** The lists of members who may come in before everybody may. */
export const memberLists = ['test', 'pilot'] as const;
export type MemberList = (typeof memberLists)[number];

/** How the portal stands. */
export interface Opening {
  readonly stage: Stage;
  /** Whether anybody may pay by Quick Pay. */
  readonly publicPay: boolean;
}

/** A co-op that has said nothing is open. */
export const openToAll: Opening = { stage: 'open', publicPay: true };

/** Whether a member may register and sign in (moving-in-31). */
export function mayEnter(stage: Stage, list: MemberList | undefined): boolean {
  if (stage === 'open') return true;
  return stage === 'invited' ? list !== undefined : list === 'test';
}

/** Whether Quick Pay takes payments: before the co-op invites anybody only where it has said so (moving-in-32). */
export const takesPublicPay = ({ stage, publicPay }: Opening): boolean => stage !== 'rehearsing' || publicPay;

/** Whether a change lets in more members than before: that takes two people, closing the door takes one. */
export const admitsMore = (from: Stage, to: Stage): boolean => stages.indexOf(to) > stages.indexOf(from);
