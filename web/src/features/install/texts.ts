import { defineTexts, params } from '../../i18n/define-texts'

/** The sentences about the home screen and the phone's storage. */
export const installTexts = defineTexts('install', {
  sevenDays:
    'If you don’t visit for seven days, this browser deletes your record. The app on the home screen keeps it.',
  card: {
    title: 'Home screen and storage',
    installed: 'LifeTag is on your home screen.',
    prompt: 'On the home screen, LifeTag opens with one press.',
    ios: 'On the home screen, LifeTag opens with one press and your phone keeps its data.',
    menu: 'Your browser’s menu may offer to install LifeTag.',
    install: 'Install LifeTag',
    howTo: 'How to add it to the home screen',
  },
  storage: {
    used: params('Uses {size} on this phone.'),
    ask: 'Ask the browser to keep it',
    refused:
      'The browser did not promise it yet. Install LifeTag or open it often, then ask again.',
    kept: 'The browser keeps your record until you remove it.',
    unknown: 'This browser does not say how long it keeps your record.',
    notKept: 'If your phone runs out of space, the browser may remove your record.',
    adviceLocal: 'Back it up to an account, or save a backup file.',
    advice: 'What you sent is safe in your account.',
  },
  offer: {
    title: 'Keep LifeTag on your home screen',
    text: 'Your code is then one press away, even without a signal.',
    show: 'Show me how',
    install: 'Install',
    notNow: 'Not now',
  },
  steps: {
    title: 'Add to Home Screen',
    first: 'Take your record with you first',
    firstText:
      'The app on your home screen starts empty. Save a backup file, or make an account first.',
    makeAccount: 'Make an account',
    share: 'Press Share: the square with an arrow. It may be in the menu with three dots.',
    add: 'Scroll down to Add to Home Screen. It may be under More.',
    confirm: 'Press Add, and open LifeTag from its new icon.',
    restore: 'There, choose Restore from a file, or sign in.',
    signIn: 'There, sign in once. Your record comes from your account.',
  },
})
