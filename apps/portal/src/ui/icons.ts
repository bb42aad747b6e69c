import arrowLeft from 'lucide-static/icons/arrow-left.svg?inner';
import calendarClock from 'lucide-static/icons/calendar-clock.svg?inner';
import check from 'lucide-static/icons/check.svg?inner';
import chevronDown from 'lucide-static/icons/chevron-down.svg?inner';
import chevronRight from 'lucide-static/icons/chevron-right.svg?inner';
import circleAlert from 'lucide-static/icons/circle-alert.svg?inner';
import circleCheck from 'lucide-static/icons/circle-check.svg?inner';
import clock from 'lucide-static/icons/clock.svg?inner';
import copy from 'lucide-static/icons/copy.svg?inner';
import creditCard from 'lucide-static/icons/credit-card.svg?inner';
import droplets from 'lucide-static/icons/droplets.svg?inner';
import externalLink from 'lucide-static/icons/external-link.svg?inner';
import eye from 'lucide-static/icons/eye.svg?inner';
import eyeOff from 'lucide-static/icons/eye-off.svg?inner';
import fileText from 'lucide-static/icons/file-text.svg?inner';
import gauge from 'lucide-static/icons/gauge.svg?inner';
import hammer from 'lucide-static/icons/hammer.svg?inner';
import history from 'lucide-static/icons/history.svg?inner';
import house from 'lucide-static/icons/house.svg?inner';
import info from 'lucide-static/icons/info.svg?inner';
import landmark from 'lucide-static/icons/landmark.svg?inner';
import leaf from 'lucide-static/icons/leaf.svg?inner';
import lightbulb from 'lucide-static/icons/lightbulb.svg?inner';
import lock from 'lucide-static/icons/lock.svg?inner';
import logOut from 'lucide-static/icons/log-out.svg?inner';
import mail from 'lucide-static/icons/mail.svg?inner';
import mapPin from 'lucide-static/icons/map-pin.svg?inner';
import megaphone from 'lucide-static/icons/megaphone.svg?inner';
import menu from 'lucide-static/icons/menu.svg?inner';
import phone from 'lucide-static/icons/phone.svg?inner';
import plug from 'lucide-static/icons/plug.svg?inner';
import printer from 'lucide-static/icons/printer.svg?inner';
import receiptText from 'lucide-static/icons/receipt-text.svg?inner';
import shieldCheck from 'lucide-static/icons/shield-check.svg?inner';
import table from 'lucide-static/icons/table.svg?inner';
import trees from 'lucide-static/icons/trees.svg?inner';
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?inner';
import user from 'lucide-static/icons/user.svg?inner';
import wallet from 'lucide-static/icons/wallet.svg?inner';
import wrench from 'lucide-static/icons/wrench.svg?inner';
import x from 'lucide-static/icons/x.svg?inner';
import zap from 'lucide-static/icons/zap.svg?inner';

/** Lucide's icons that the portal uses (ISC; the licence stands beside this file). */
export const icons = {
  'arrow-left': arrowLeft,
  'calendar-clock': calendarClock,
  check: check,
  'chevron-down': chevronDown,
  'chevron-right': chevronRight,
  'circle-alert': circleAlert,
  'circle-check': circleCheck,
  clock: clock,
  copy: copy,
  'credit-card': creditCard,
  droplets: droplets,
  'external-link': externalLink,
  eye: eye,
  'eye-off': eyeOff,
  'file-text': fileText,
  gauge: gauge,
  hammer: hammer,
  history: history,
  house: house,
  info: info,
  landmark: landmark,
  leaf: leaf,
  lightbulb: lightbulb,
  lock: lock,
  'log-out': logOut,
  mail: mail,
  'map-pin': mapPin,
  megaphone: megaphone,
  menu: menu,
  phone: phone,
  plug: plug,
  printer: printer,
  'receipt-text': receiptText,
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
