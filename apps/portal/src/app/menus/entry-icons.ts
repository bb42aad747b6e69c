import type { EntryAbout } from '@rochdale/domain/website/menus/standard-menu';
import activity from 'lucide-static/icons/activity.svg?inner';
import bell from 'lucide-static/icons/bell.svg?inner';
import calendar from 'lucide-static/icons/calendar.svg?inner';
import calendarClock from 'lucide-static/icons/calendar-clock.svg?inner';
import chartColumn from 'lucide-static/icons/chart-column.svg?inner';
import chartLine from 'lucide-static/icons/chart-line.svg?inner';
import circleQuestionMark from 'lucide-static/icons/circle-question-mark.svg?inner';
import clipboardList from 'lucide-static/icons/clipboard-list.svg?inner';
import contact from 'lucide-static/icons/contact.svg?inner';
import folder from 'lucide-static/icons/folder.svg?inner';
import gauge from 'lucide-static/icons/gauge.svg?inner';
import handHeart from 'lucide-static/icons/hand-heart.svg?inner';
import handshake from 'lucide-static/icons/handshake.svg?inner';
import heartHandshake from 'lucide-static/icons/heart-handshake.svg?inner';
import history from 'lucide-static/icons/history.svg?inner';
import hourglass from 'lucide-static/icons/hourglass.svg?inner';
import house from 'lucide-static/icons/house.svg?inner';
import landmark from 'lucide-static/icons/landmark.svg?inner';
import layers from 'lucide-static/icons/layers.svg?inner';
import lightbulb from 'lucide-static/icons/lightbulb.svg?inner';
import map from 'lucide-static/icons/map.svg?inner';
import phone from 'lucide-static/icons/phone.svg?inner';
import piggyBank from 'lucide-static/icons/piggy-bank.svg?inner';
import scale from 'lucide-static/icons/scale.svg?inner';
import table from 'lucide-static/icons/table.svg?inner';
import user from 'lucide-static/icons/user.svg?inner';
import wallet from 'lucide-static/icons/wallet.svg?inner';

/** The icons of the standard menu's entries. Those that nothing else shows come with the panel: pages load without. */
export const entryIcons: Readonly<Record<EntryAbout, string>> = {
  'menu.accountOverview.text': house,
  'menu.accountProfile.text': user,
  'menu.accountHistory.text': history,
  'menu.serviceRequests.text': clipboardList,
  'menu.outageMap.text': map,
  'menu.manageNotifications.text': bell,
  'menu.manageContacts.text': contact,
  'menu.usageTracker.text': chartColumn,
  'menu.detailedUsage.text': chartLine,
  'menu.delinquents.text': hourglass,
  'menu.myMeter.text': gauge,
  'menu.meterDataPortal.text': activity,
  'menu.deposits.text': piggyBank,
  'menu.arrangements.text': handshake,
  'menu.paymentHelp.text': handHeart,
  'menu.averageBilling.text': scale,
  'menu.paymentProfile.text': wallet,
  'menu.autoPayments.text': calendarClock,
  'menu.paymentOptions.text': layers,
  'menu.payMultiple.text': table,
  'menu.scheduledPayments.text': calendar,
  'menu.draftPayments.text': landmark,
  'menu.roundUp.text': heartHandshake,
  'menu.contactUs.text': phone,
  'menu.servicesAndProducts.text': lightbulb,
  'menu.documents.text': folder,
  'menu.faqs.text': circleQuestionMark,
};
