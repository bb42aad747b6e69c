import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw';
import arrowRight from 'lucide-static/icons/arrow-right.svg?raw';
import bell from 'lucide-static/icons/bell.svg?raw';
import calendar from 'lucide-static/icons/calendar.svg?raw';
import calendarClock from 'lucide-static/icons/calendar-clock.svg?raw';
import chartColumn from 'lucide-static/icons/chart-column.svg?raw';
import check from 'lucide-static/icons/check.svg?raw';
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw';
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw';
import circleAlert from 'lucide-static/icons/circle-alert.svg?raw';
import circleCheck from 'lucide-static/icons/circle-check.svg?raw';
import circleHelp from 'lucide-static/icons/circle-help.svg?raw';
import clock from 'lucide-static/icons/clock.svg?raw';
import contactRound from 'lucide-static/icons/contact-round.svg?raw';
import copy from 'lucide-static/icons/copy.svg?raw';
import creditCard from 'lucide-static/icons/credit-card.svg?raw';
import droplets from 'lucide-static/icons/droplets.svg?raw';
import externalLink from 'lucide-static/icons/external-link.svg?raw';
import eye from 'lucide-static/icons/eye.svg?raw';
import eyeOff from 'lucide-static/icons/eye-off.svg?raw';
import fileText from 'lucide-static/icons/file-text.svg?raw';
import gauge from 'lucide-static/icons/gauge.svg?raw';
import hammer from 'lucide-static/icons/hammer.svg?raw';
import handHeart from 'lucide-static/icons/hand-heart.svg?raw';
import handshake from 'lucide-static/icons/handshake.svg?raw';
import history from 'lucide-static/icons/history.svg?raw';
import house from 'lucide-static/icons/house.svg?raw';
import info from 'lucide-static/icons/info.svg?raw';
import landmark from 'lucide-static/icons/landmark.svg?raw';
import layers from 'lucide-static/icons/layers.svg?raw';
import leaf from 'lucide-static/icons/leaf.svg?raw';
import lightbulb from 'lucide-static/icons/lightbulb.svg?raw';
import logOut from 'lucide-static/icons/log-out.svg?raw';
import mail from 'lucide-static/icons/mail.svg?raw';
import mapPin from 'lucide-static/icons/map-pin.svg?raw';
import megaphone from 'lucide-static/icons/megaphone.svg?raw';
import menu from 'lucide-static/icons/menu.svg?raw';
import phone from 'lucide-static/icons/phone.svg?raw';
import piggyBank from 'lucide-static/icons/piggy-bank.svg?raw';
import plug from 'lucide-static/icons/plug.svg?raw';
import printer from 'lucide-static/icons/printer.svg?raw';
import receiptText from 'lucide-static/icons/receipt-text.svg?raw';
import scale from 'lucide-static/icons/scale.svg?raw';
import shieldCheck from 'lucide-static/icons/shield-check.svg?raw';
import table from 'lucide-static/icons/table.svg?raw';
import trees from 'lucide-static/icons/trees.svg?raw';
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?raw';
import user from 'lucide-static/icons/user.svg?raw';
import wallet from 'lucide-static/icons/wallet.svg?raw';
import wrench from 'lucide-static/icons/wrench.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';
import zap from 'lucide-static/icons/zap.svg?raw';

/** Lucide's icons that the portal uses (ISC; the licence stands beside this file). */
export const icons = {
  'arrow-left': arrowLeft,
  'arrow-right': arrowRight,
  bell: bell,
  'calendar-clock': calendarClock,
  calendar: calendar,
  'chart-column': chartColumn,
  check: check,
  'chevron-down': chevronDown,
  'chevron-right': chevronRight,
  'circle-alert': circleAlert,
  'circle-check': circleCheck,
  'circle-help': circleHelp,
  clock: clock,
  'contact-round': contactRound,
  copy: copy,
  'credit-card': creditCard,
  droplets: droplets,
  'external-link': externalLink,
  eye: eye,
  'eye-off': eyeOff,
  'file-text': fileText,
  gauge: gauge,
  hammer: hammer,
  'hand-heart': handHeart,
  handshake: handshake,
  history: history,
  house: house,
  info: info,
  landmark: landmark,
  layers: layers,
  leaf: leaf,
  lightbulb: lightbulb,
  'log-out': logOut,
  mail: mail,
  'map-pin': mapPin,
  megaphone: megaphone,
  menu: menu,
  phone: phone,
  'piggy-bank': piggyBank,
  plug: plug,
  printer: printer,
  'receipt-text': receiptText,
  scale: scale,
  'shield-check': shieldCheck,
  table: table,
  trees: trees,
  'triangle-alert': triangleAlert,
  user: user,
  wallet: wallet,
  wrench: wrench,
  x: x,
  zap: zap,
} as const;

export type IconName = keyof typeof icons;
