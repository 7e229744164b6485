import { wordsOf } from '../words.js';

export const en = {
  calendarFailed: 'Your calendar cannot be shown right now.',
  loading: 'Loading',
  calendarAddress: 'Calendar address',
  showAddress: 'Show the calendar address',
  newAddress: 'New calendar address',
  newAddressText: 'Add it to your calendar in place of the old one.',
  yourAddress: 'Your calendar address',
  copyAddress: 'Copy address',
  addressWarning:
    'Anyone who has this address can read your days and notes. If it has fallen into the wrong hands, change it.',
  openInCalendar: 'Open in my calendar',
  changeAddress: 'Change the address',
  changeTitle: 'Change the calendar address?',
  changeText: 'Calendars with the old address stop getting your days until you give them the new one.',
  confirmChange: 'Change address',
  notChanged: 'Not changed',
  tryAgain: 'Please try again.',
  title: 'Notifications',
  lead: 'When we remind you of an occasion, and whether we email you when a gift is opened or someone says thanks.',
  onThisDevice: 'On this device',
  onThisDeviceLead: 'What happens to your gifts, told by your phone or computer at once.',
  calendar: 'Calendar',
  calendarLead: 'See everyone’s days in Apple, Google, Outlook or any other calendar, with an alert.',
  reminders: 'Reminders',
  stateOn:
    'This device is told when a gift is opened, when somebody thanks you, when a day comes near, and when an order should be here.',
  stateOff:
    'This device can tell you at once when a gift is opened, when somebody thanks you, when a day comes near, and when an order should be here. You get an email only if it could not be reached.',
  stateBlocked:
    'You have refused notifications from Presently in this browser. Allow them in the browser’s settings for this site, then come back.',
  stateHomeScreen:
    'On an iPhone or iPad, add Presently to your home screen first: press Share, then “Add to Home Screen”. Open it from there and come back to this page.',
  stateNone: 'This browser has no notifications. You get emails instead.',
  stateNotOffered: 'Notifications on devices are not offered here. You get emails instead.',
  notShown: 'This cannot be shown right now.',
  on: 'On',
  turnOff: 'Turn off for this device',
  turnOn: 'Turn on for this device',
  showNames: 'Show names',
  showNamesHint: 'Notifications on all your devices name people and gifts, also on a locked screen.',
  remindersToo: 'Reminders, too',
  remindersTooHint: 'Beside the email, at the same hour.',
} as const;

export const notificationsWords = wordsOf('notifications', en);
