import { defineTexts } from '../../i18n/define-texts'

export const landingTexts = defineTexts('landing', {
  title: 'Emergency Medical Information System',
  secure: 'Secure • Private • Always Free',
  signIn: {
    title: 'Secure Medical Access',
    lead: 'Create and manage your medical profile with emergency QR codes',
    button: 'Sign In / Get Started',
    helping: 'Helping someone?',
    scan: 'Scan their code.',
    noAccount: 'You need no account.',
  },
  welcomeBack: {
    title: 'Welcome Back!',
    toDashboard: 'Go to Dashboard',
    switch: 'Switch Account',
    switching: 'Switching...',
  },
  lead: 'When you cannot speak, your wallet can. One card tells anyone who helps you what they must know.',
  toRecord: 'Go to your record',
  example: {
    code: 'A QR code',
    title: 'What a responder sees first',
    caption: 'This is an example. Maria does not exist.',
    card: {
      age: '68 years',
      severeAllergies: 'Severe allergies',
      penicillin: 'Penicillin',
      anaphylaxis: 'Severe, Anaphylaxis',
      bloodThinner: 'Blood thinner (anticoagulant)',
      warfarin: 'Warfarin',
      dose: '5\u00a0mg, Once daily',
      conditions: 'Conditions',
      atrialFibrillation: 'Atrial fibrillation',
      contacts: 'Emergency contacts',
      husband: 'Husband',
    },
  },
  start: {
    button: 'Start now',
    help: 'Your card takes a minute. You need no account and no connection.',
    restore: 'Restore from a file',
  },
  steps: {
    title: 'How it works',
    write: {
      title: 'Write down what matters',
      text: 'Allergies, medicines, conditions and who to call. It takes a minute, even without a signal.',
    },
    print: {
      title: 'Print the card',
      text: 'The most important words are printed on it. The code next to them holds the rest.',
    },
    carry: {
      title: 'Carry it',
      text: 'Anyone who helps you can read the card or scan the code. You see when it was opened.',
    },
  },
  promises: {
    title: 'What you can rely on',
    offline: {
      title: 'It works without a signal',
      text: 'Your record is on your phone first. The printed code holds its own copy of the essentials.',
    },
    control: {
      title: 'You decide who sees what',
      text: 'Each code shows only what you chose. You can change or end it at any time.',
    },
    honest: {
      title: 'We say what we can read',
      text: 'Your record is encrypted when sent and stored. We can read it, because we show it to anyone who helps you. We never sell it, and there are no trackers.',
    },
    free: {
      title: 'Free for everyone',
      text: 'A nonprofit runs it on donations. No medical feature costs money.',
    },
  },
})
