import type { MemberUpdate } from './my-profile-calls.ts';

/** One tab's share of the settings: what it holds is judged, sent and forgotten apart from the others. */
export interface SettingsPart {
  /** What is wrong, once a save was refused. */
  readonly problems: readonly { readonly fieldId: string; readonly text: string }[];
  /** Judges every field and shows what is wrong; true when nothing is. */
  readonly check: () => boolean;
  readonly update: () => MemberUpdate;
  /** Forgets what was typed: what is on file shows again. */
  readonly reset: () => void;
  /** The server has refused what this tab sent, for one of its fields. */
  readonly refused?: (field: string) => void;
}
