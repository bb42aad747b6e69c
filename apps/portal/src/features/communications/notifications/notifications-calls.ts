import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

const ofAccount = '/v3/member/{memberNumber}/accounts/{accountNumber}/notifications';
const contacts = '/v3/member/{memberNumber}/contacts';
const contact = `${contacts}/{contactId}` as const;

export const getNotifications = operation('notifications.get', `GET ${ofAccount}`);
export const saveNotifications = operation('notifications.save', `PUT ${ofAccount}`);
export const listContacts = operation('notifications.contacts', `GET ${contacts}`);
export const addContact = operation('notifications.add-contact', `POST ${contacts}`);
export const sendContactCode = operation('notifications.send-code', `POST ${contact}/code`);
export const verifyContact = operation('notifications.verify-contact', `POST ${contact}/verified`);
export const removeContact = operation('notifications.remove-contact', `DELETE ${contact}`);
export const resumeTexts = operation('notifications.resume-texts', `POST ${contact}/resumed`);

export type Notifications = ResponseOf<'notifications.get'>;
export type OfferedTopic = Notifications['topics'][number];
export type OfferedChannel = Notifications['channels'][number];
export type ReachedContact = OfferedChannel['contacts'][number];
export type Contacts = ResponseOf<'notifications.contacts'>;
export type ListedContact = Contacts['results'][number];
export type Suggestion = Contacts['suggestions'][number];

/** Where the answers of both screens are kept: what one changes, the other shows. */
export const notificationsKey = 'notifications';
