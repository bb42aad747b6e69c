import { creditCodes } from '@rochdale/domain/account/credit-codes/credit-code';
import { grantScopes } from '@rochdale/domain/identity/grants/reach';
import { memberMarkNames } from '@rochdale/domain/office/member-marks/member-marks';
import { longestQuery } from '@rochdale/domain/office/members/finding/find-query';
import { z } from 'zod';
import { officeOperation, staff } from '../../office-operation.ts';
import { memberPerson } from '../../schemas/member-person.ts';
import { moment } from '../../schemas/moment.ts';
import { mustStayOn, servicePlace } from '../../schemas/service-place.ts';
import { nothing, personName } from '../../schemas/staff.ts';

const tag = 'Members';
/** A member, as the office names one. */
export const memberNumber = z
  .string()
  .regex(/^\d{1,12}$/)
  .meta({ description: 'a member', examples: ['200017'] });
const accountNumber = z.string().meta({ description: 'an account', examples: ['104471882'] });
const name = z.string().meta({ examples: ['Marisol Okonkwo'] });
const cents = z
  .number()
  .int()
  .meta({ description: 'in cents', examples: [18_860] });
const params = z.object({ memberNumber });
const noteText = z
  .string()
  .trim()
  .min(1)
  .max(2000)
  .meta({ description: 'a note', examples: ['Called about the October bill'] });
/** Where a page ended: a moment, and which of those of that moment it was. */
const place = z
  .string()
  .max(200)
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z~[\w:-]+$/)
  .refine((text) => !Number.isNaN(Date.parse(text.split('~')[0] ?? '')))
  .meta({ description: 'a place in the list', examples: ['2026-11-23T18:04:11.000Z~note:7'] });

/** Finding members, reading one, and notes (office-59 to office-62). */
export const membersOperations = {
  'members.find': officeOperation({
    method: 'GET',
    path: '/v1/find',
    summary: 'Members by name, account, phone, e-mail, address, meter or payment, those first that fit best',
    tag,
    access: staff('members.find'),
    changes: 'nothing',
    audit: [],
    query: z.object({ q: z.string().max(longestQuery) }),
    response: z.object({
      members: z.array(
        z.object({
          memberNumber,
          name,
          by: z.enum(['number', 'name', 'account', 'phone', 'email', 'login', 'address', 'meter', 'payment', 'person']),
          /** What was found of it: a number, an address. */
          found: z.string().meta({ examples: ['104471882'] }),
          accounts: z
            .number()
            .int()
            .meta({ examples: [7] }),
        }),
      ),
      /** The one member whom a whole number names. */
      opens: memberNumber.nullable(),
    }),
    errors: [],
  }),
  'members.see': officeOperation({
    method: 'GET',
    path: '/v1/members/{memberNumber}',
    summary: 'One member: accounts, contacts, login, notes and what happened; reading is an entry of the audit',
    tag,
    access: staff('members.see'),
    changes: 'something',
    audit: ['member-seen'],
    params,
    response: z.object({
      memberNumber,
      name,
      contactPerson: z
        .string()
        .meta({ description: 'whom an organization names to speak with; empty: nobody', examples: ['Ada Lund'] }),
      persons: z.array(memberPerson).meta({ description: 'further persons of the membership' }),
      email: z.string().nullable(),
      phones: z.array(z.object({ phone: z.string(), phoneType: z.string(), extension: z.string() })),
      language: z.string().nullable(),
      isPlaceHidden: z.boolean().meta({ description: 'address and phones are kept from who asks: a protected member' }),
      marks: z.array(
        z.object({
          mark: z.enum(memberMarkNames),
          since: moment,
          accountNumber: accountNumber.nullable().meta({ description: 'the account that was moved out of' }),
          movedOn: z
            .string()
            .nullable()
            .meta({ examples: ['2026-11-30'] }),
          estateName: z
            .string()
            .nullable()
            .meta({ examples: ['Chidi Okonkwo'] }),
          estateEmail: z
            .string()
            .nullable()
            .meta({ examples: ['chidi@okonkwo.example'] }),
        }),
      ),
      accounts: z.array(
        z.object({
          accountNumber,
          accountType: z.string(),
          services: z.array(z.string()).meta({ description: 'on its one bill, where there are several' }),
          serviceAddress: z.string().nullable().meta({ description: 'null: hidden' }),
          places: z.array(servicePlace).meta({ description: 'where it is served; none: hidden, or not known' }),
          mustStayOn: z.array(mustStayOn).meta({ description: 'what must not stay dark at its places' }),
          status: z.string(),
          taxExempt: z
            .object({ until: z.string().nullable(), hasEnded: z.boolean() })
            .nullable()
            .meta({ description: 'pays no sales tax, and until when its certificate says so' }),
          isPrepaid: z.boolean(),
          topUp: z
            .object({ amountCents: cents, ceilingCents: cents, takenCents: cents })
            .nullable()
            .meta({ description: 'topped up by itself: how much each time, at most in a month, and of it this month' }),
          importedCents: cents.meta({ description: 'what the billing system said' }),
          paidHereCents: cents.meta({ description: 'paid here, and not confirmed by the billing system' }),
          shownCents: cents.meta({ description: 'what the member sees' }),
          pastDueCents: cents,
          dueDate: z.string().nullable(),
        }),
      ),
      grants: z
        .array(
          z.object({
            loginId: z.string().meta({ examples: ['ansel.drummond'] }),
            accountNumber: accountNumber.nullable().meta({ description: 'null: all accounts' }),
            scope: z.enum(grantScopes),
            delegationId: z
              .uuid()
              .nullable()
              .meta({ description: 'what the member agreed with them; null: brought along' }),
            beginsOn: z.string().nullable(),
            endsOn: z.string().nullable(),
            isInForce: z.boolean(),
          }),
        )
        .meta({ description: 'logins of others that open this membership' }),
      holders: z
        .array(
          z.object({
            accountNumber,
            memberNumber,
            name,
            heldFrom: z.string().nullable().meta({ description: 'null: since before it is known' }),
            heldUntil: z.string().nullable().meta({ description: 'null: it goes on' }),
          }),
        )
        .meta({ description: 'who held the accounts that the member has or had, where they changed hands' }),
      creditCodes: z
        .array(
          z.object({
            code: z.enum(creditCodes),
            accountNumber: accountNumber.nullable().meta({ description: 'null: all accounts' }),
            reason: z.string().meta({ examples: ['Two returned checks in 2025'] }),
            since: z.string().nullable(),
            until: z.string().nullable(),
            isInForce: z.boolean(),
          }),
        )
        .meta({ description: 'what the billing system codes of the member’s credit, and why' }),
      notices: z
        .array(
          z.object({
            kind: z.enum(['email', 'phone']),
            address: z.string(),
            takesTexts: z.boolean(),
            takesVoice: z.boolean(),
            isVerified: z.boolean(),
            source: z.string().meta({ examples: ['SmartPay 4'] }),
            consentedOn: z.string().nullable(),
          }),
        )
        .meta({ description: 'where the member’s notices go, and where that was brought from' }),
      paper: z
        .array(
          z.object({
            accountNumber,
            paperlessBilling: z.boolean(),
            chosenOn: z.string().nullable(),
            source: z.string(),
            isOfPortal: z.boolean().meta({ description: 'chosen at this portal' }),
          }),
        )
        .meta({ description: 'what was chosen of paper bills, when and where' }),
      login: z
        .object({
          loginId: z.string(),
          email: z.string(),
          hasSecondStep: z.boolean(),
          lastSignedInAt: moment.nullable(),
          lockedUntil: moment.nullable().meta({ description: 'until when too many wrong tries keep new browsers out' }),
          lockedAt: moment.nullable().meta({ description: 'since when the office keeps it locked' }),
        })
        .nullable(),
      asMember: z.object({
        takesTwo: z
          .boolean()
          .meta({ description: 'a second person has to agree before somebody looks as this member' }),
        agreedUntil: moment.nullable().meta({ description: 'until when the caller may, since somebody has agreed' }),
      }),
    }),
    errors: [404],
  }),
  'members.timeline': officeOperation({
    method: 'GET',
    path: '/v1/members/{memberNumber}/timeline',
    summary: 'What happened to a member, the newest first; `after` is the `next` of the page before',
    tag,
    access: staff('members.see'),
    changes: 'nothing',
    audit: [],
    params,
    query: z.object({ after: place.optional() }),
    response: z.object({
      entries: z.array(
        z.object({
          at: moment,
          kind: z.enum(['login', 'payment', 'note', 'office']),
          /** A kind of event, a payment's number, a note, or an act of the office. */
          what: z.string(),
          amountCents: cents.nullable(),
          accountNumber: accountNumber.nullable(),
          by: personName,
        }),
      ),
      next: place.nullable(),
    }),
    errors: [],
  }),
  'member-notes.add': officeOperation({
    method: 'POST',
    path: '/v1/members/{memberNumber}/notes',
    summary: 'Add a note to a member; it stays',
    tag,
    access: staff('members.note'),
    changes: 'something',
    audit: ['member-note-added'],
    params,
    body: z.object({ text: noteText }),
    response: nothing,
    errors: [404],
  }),
} as const;
