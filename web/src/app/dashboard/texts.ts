import { defineTexts, params } from '../../i18n/define-texts'

export const dashboardFrameTexts = defineTexts('dashboard-frame', {
  title: 'Medical Dashboard',
  welcome: 'Welcome',
  welcomeName: params('Welcome, {name}'),
  subscribed: 'Subscription Successful!',
  menu: 'Menu',
  backUp: 'Back up and sync',
  logout: 'Logout',
  links: {
    scan: 'Scan',
    products: 'Products',
    beta: 'FREE Beta',
    donations: 'Donations',
    team: 'Our Team',
    owner: 'Owner Panel',
  },
  code: {
    own: 'My code',
    other: params('{name}’s code'),
    unnamed: 'The code',
    home: 'Home',
  },
  notices: {
    signIn: 'Sign in so that your changes can be sent',
    signInText: 'Your record stays on this phone. You can keep editing it.',
    signInButton: 'Sign in',
    kitNotSaved: 'Your recovery kit is not saved yet',
    kitNotSavedText: 'It is gone when you close this tab.',
    showKit: 'Show the kit',
    otherRecord: 'Another record',
    otherRecordDetail: 'The link is about a record that you cannot open here. Your own is shown.',
  },
})
