import { isSentSlot } from '@rochdale/domain/account/account-profile/phones';
import { maxPhones, type ProfileForm, phoneTypes } from '@rochdale/domain/account/account-profile/profile';
import {
  changeAfter,
  changeOf,
  formOf,
  type MemberProfile,
  type ProfileChange,
  profileWith,
  sectionsOf,
  type UpdateIndicator,
} from '@rochdale/domain/account/account-profile/profile-change';
import { profileProblems } from '@rochdale/domain/account/account-profile/profile-rules';
import { isOrganization } from '@rochdale/domain/account/members/member-name';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Database, Executor } from '../../../platform/database/database.ts';
import type { Note } from '../../../platform/http/caller.ts';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import {
  addUpdate,
  endPending,
  lockMember,
  type ProfileUpdate,
  pendingUpdateOf,
  profileOnFile,
  writeChange,
} from './account-profile-store.ts';
import { holdChange } from './held-values-store.ts';

/** A member's profile as the member sees it: what is in force, with the change that waits for review. */
export async function shownProfile(
  db: Executor,
  memberNumber: string,
): Promise<{ profile: MemberProfile; pending: ProfileUpdate | undefined } | undefined> {
  const onFile = await profileOnFile(db, memberNumber);
  const pending = await pendingUpdateOf(db, memberNumber);
  return onFile && { profile: profileWith(onFile, pending?.change ?? {}), pending };
}

interface UpdateRequest {
  readonly memberNumber: string;
  readonly accountNumber: string;
  readonly form: ProfileForm;
  readonly indicator: UpdateIndicator;
  readonly now: Date;
  readonly note: Note<'profile-changed'>;
}

/**
 * Changes a profile as one transaction (account-73): at once where the co-op has it so, else once it is reviewed.
 * A change that waits already goes into the new one. Answers whether nothing waits now.
 */
export async function updateProfile(db: Database, site: Site, request: UpdateRequest): Promise<boolean> {
  const { memberNumber, now } = request;
  const isDirect = site.config.profile.directProfileUpdate;
  return db.transaction(async (tx) => {
    await lockMember(tx, memberNumber);
    const shown = await shownProfile(tx, memberNumber);
    if (!shown) throw refusal(404, 'error.notFound');
    const { profile, pending } = shown;
    const change = allowedChange(profile, request, site);
    if (sectionsOf(change).length === 0) return pending === undefined;
    const whole = changeAfter(pending?.change ?? {}, change);
    if (pending) await endPending(tx, pending.updateId, 'replaced', now);
    await addUpdate(tx, {
      memberNumber,
      change: whole,
      status: isDirect ? 'direct' : 'pending',
      submittedAt: now,
      decidedAt: isDirect ? now : null,
    });
    await request.note(tx, { kind: 'profile-changed' });
    if (isDirect) await putInForce(tx, memberNumber, whole);
    return isDirect;
  });
}

/** Writes a change and holds it until the billing system sends the same. */
export async function putInForce(db: Executor, memberNumber: string, change: ProfileChange): Promise<void> {
  await writeChange(db, memberNumber, change);
  await holdChange(db, memberNumber, change);
}

/** What the form changes. Refuses what breaks a rule, and what the co-op does not let members change. */
function allowedChange(profile: MemberProfile, request: UpdateRequest, site: Site): ProfileChange {
  const { accountNumber, indicator } = request;
  const form = { ...request.form, contactPhones: request.form.contactPhones.filter(isSentSlot) };
  const onFileNow = new Set(['', ...profile.phones.map(({ phone }) => phone)]);
  // Another update has changed or deleted this phone meanwhile: both together would be a state that nobody sent.
  if (form.contactPhones.some((slot) => !onFileNow.has(slot.eCommunicationDetailId)))
    throw refusal(409, 'error.conflict');
  const change = changeOf(profile, form, { accountNumber, indicator });
  const { allowNameUpdate: name, allowAddressUpdate: address, allowPhoneUpdate: phones } = site.config.profile;
  const allowed = { name: name && !isOrganization({ ...profile, ...profile.name }), address, phones };
  if (sectionsOf(change).some((section) => !allowed[section])) throw refusal(400, 'accountProfile.notAllowed');
  const changed = new Set(sectionsOf(change));
  const onFile = formOf(profile, accountNumber);
  const problem = profileProblems(form, onFile, {
    allowed: { name: changed.has('name'), address: changed.has('address'), phones: changed.has('phones') },
  })[0];
  if (problem) throw fieldRefusal(problem.found, problem.field);
  if (change.phones) {
    const known = new Set<string>([...phoneTypes, ...profile.phones.map(({ phoneType }) => phoneType)]);
    const isKnown = change.phones.every(({ phoneType }) => known.has(phoneType));
    if (!isKnown || change.phones.length > Math.max(maxPhones, profile.phones.length))
      throw fieldRefusal({ code: 'error.invalid', params: {} }, 'contactPhones');
  }
  return change;
}
